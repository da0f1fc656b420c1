import { useText } from "../../../lib/i18n/use-text";
import { ActionButton } from "./action-buttons";
import * as styles from "./page-layout.module.css";

interface ConflictNoticeProps {
  /** What somebody else has stored while one wrote here. */
  readonly theirs: string;
  /** In which language it is written, where that is known. */
  readonly lang?: string;
  /** The choice between the two, where it is made for each field by itself. Nothing is saved until then. */
  readonly choice?: { readonly mine: () => void; readonly theirs: () => void };
}

/** Under a field whose words somebody else has changed meanwhile: both are there. */
export function ConflictNotice({ theirs, lang, choice }: ConflictNoticeProps) {
  const t = useText();
  return (
    <div className={styles.both} role="status">
      <p>{t("staff.conflict.text")}</p>
      <blockquote lang={lang}>{theirs === "" ? "–" : theirs}</blockquote>
      {choice !== undefined && (
        <p className={styles.acts}>
          <ActionButton variant="text" off={false} onClick={choice.mine}>
            {t("staff.conflict.mine")}
          </ActionButton>
          <ActionButton variant="text" off={false} onClick={choice.theirs}>
            {t("staff.conflict.theirs")}
          </ActionButton>
        </p>
      )}
    </div>
  );
}
