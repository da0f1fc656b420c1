import { environment } from "../../settings/environment";
import { Note } from "../../components/ui/section";
import { useText } from "../../lib/i18n/use-text";
import * as styles from "./form.module.css";

/** Where the challenge appears if it wants something of the visitor, and the word that it takes place. Nothing where it is off. */
export function ChallengePlace() {
  const t = useText();
  if (environment.turnstileSiteKey === "") return null;
  return (
    <>
      <div className={styles.challenge} data-challenge />
      <Note>{t("common.challenge.note")}</Note>
    </>
  );
}
