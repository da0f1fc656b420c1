import { useText } from "../../../lib/i18n/use-text";
import { ActButton } from "./act-button";
import * as styles from "./stored-meanwhile.module.css";

interface StoredMeanwhileProps {
  /** What somebody else has stored while one wrote here. */
  readonly theirs: string;
  /** In which language it is written, where that is known. */
  readonly lang?: string;
  /** The choice between the two, where it is made for each field by itself. Nothing is saved until then. */
  readonly choice?: { readonly mine: () => void; readonly theirs: () => void };
}

/** Under a field whose words somebody else has changed meanwhile: both are there. */
export function StoredMeanwhile({ theirs, lang, choice }: StoredMeanwhileProps) {
  const t = useText();
  return (
    <div className={styles.both} role="status">
      <p>{t("staff.both.text")}</p>
      <blockquote lang={lang}>{theirs === "" ? "–" : theirs}</blockquote>
      {choice !== undefined && (
        <p className={styles.acts}>
          <ActButton variant="text" off={false} onClick={choice.mine}>
            {t("staff.both.mine")}
          </ActButton>
          <ActButton variant="text" off={false} onClick={choice.theirs}>
            {t("staff.both.theirs")}
          </ActButton>
        </p>
      )}
    </div>
  );
}
