import { OnwardLink } from "../../components/ui/button";
import { useText } from "../../lib/i18n/use-text";
import * as styles from "./empty-journal.module.css";

/** What stands in the place of articles: the section has none yet, or (`whole`) the journal has none at all. Needs the namespace `journal`. */
export function EmptyJournal({ whole }: { readonly whole: boolean }) {
  const t = useText();
  return (
    <div className={styles.empty}>
      <h2>{t("journal.empty")}</h2>
      <p>{t(whole ? "journal.empty.first" : "journal.empty.text")}</p>
      {!whole && <OnwardLink to="/journal">{t("journal.empty.all")}</OnwardLink>}
    </div>
  );
}
