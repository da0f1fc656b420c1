import { useText } from "../../lib/i18n/use-text";
import { useSite } from "../../components/layout/site-context";
import { Button } from "../../components/ui/button";
import * as styles from "./consent-settings.module.css";

/**
 * `<ConsentSettings />`: opens the cookie preferences, where consent can be changed or withdrawn. Renders nothing if
 * the site does not ask for consent.
 */
export function ConsentSettings() {
  const t = useText();
  const { asksForConsent } = useSite();
  if (!asksForConsent) return null;
  return (
    <p className={styles.settings} data-no-print data-needs-script>
      <Button variant="line" data-consent-open>
        {t("consent.reopen")}
      </Button>
    </p>
  );
}
