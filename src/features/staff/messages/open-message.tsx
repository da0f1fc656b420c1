import { useQuery } from "@tanstack/react-query";
import { Button } from "../../../components/ui/button";
import { useText } from "../../../lib/i18n/use-text";
import { findMessage } from "../api/find-message";
import { Answer } from "../desk/answer";
import { type Message, openMessageKey } from "./message";
import { MessageWords } from "./message-words";
import * as styles from "./inbox.module.css";

interface OpenMessageProps {
  readonly id: string;
  /** The message as the list has it. */
  readonly known: Message | undefined;
  readonly onClose: () => void;
  readonly onDeleted: () => void;
}

/** One message, and what to do with it. Escape leads back to the list. */
export function OpenMessage({ id, known, onClose, onDeleted }: OpenMessageProps) {
  const t = useText();
  const query = useQuery({
    queryKey: openMessageKey(id),
    queryFn: () => findMessage(id),
    ...(known !== undefined && { initialData: known }),
  });
  return (
    // Escape is a shorter way than the button beside it.
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <article
      className={styles.message}
      aria-label={query.data?.name ?? t("staff.loading")}
      onKeyDown={({ key, target }) => {
        if (key === "Escape" && !(target instanceof Element && target.closest("dialog"))) onClose();
      }}
    >
      <div>
        <Button variant="text" onClick={onClose}>
          {t("messages.back")}
        </Button>
      </div>
      <Answer query={query} isEmpty={(message) => message === null} empty={t("messages.gone")}>
        {(message) => message !== null && <MessageWords message={message} onDeleted={onDeleted} />}
      </Answer>
    </article>
  );
}
