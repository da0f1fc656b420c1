import { Button } from "../../components/ui/button";
import { useText } from "../../lib/i18n/use-text";
import * as styles from "./consent-settings.module.css";

/** `<ConsentSettings />`: opens the cookie preferences, where the choice can be changed or withdrawn. */
export function ConsentSettings() {
  const t = useText();
  return (
    <p className={styles.settings} data-no-print data-needs-script>
      <Button variant="line" data-consent-open>
        {t("consent.reopen")}
      </Button>
    </p>
  );
}
