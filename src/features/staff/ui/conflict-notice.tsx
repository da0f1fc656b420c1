import { useText } from "../../../lib/i18n/use-text";
import { ActionButton } from "./action-buttons";
import * as styles from "./page-layout.module.css";

interface ConflictNoticeProps {
  /** The text that somebody else has stored meanwhile. */
  readonly theirs: string;
  /** Language of the text, if known. */
  readonly lang?: string;
  /** Handlers of the buttons that choose one of the two texts. Left out if the page has one choice for all fields. */
  readonly choice?: { readonly mine: () => void; readonly theirs: () => void };
}

/** Shown under a field whose text somebody else has changed meanwhile, so that both texts are visible. */
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
