import { useText } from "../../lib/i18n/use-text";
import * as styles from "./honeypot.module.css";

/** The name of the field that people never see. */
export const trapName = "website";

/** A field for programs only: out of sight, out of the tab order and of the accessibility tree. */
export function Honeypot() {
  const t = useText();
  return (
    <div className={styles.trap} aria-hidden="true">
      <label>
        {t("common.leaveEmpty")}
        <input type="text" name={trapName} tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  );
}
