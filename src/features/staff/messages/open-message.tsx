import { useQuery } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { useSite } from "../../../components/layout/site-context";
import { Button, buttonClass } from "../../../components/ui/button";
import { isLanguage, languageFacts } from "../../../config/languages";
import { useText } from "../../../lib/i18n/use-text";
import { deleteMessage } from "../api/delete-message";
import { findMessage } from "../api/find-message";
import { markMessage } from "../api/mark-message";
import { Answer } from "../desk/answer";
import { AskFirst } from "../desk/ask-first";
import { mailLink } from "../desk/mail-link";
import { useAct } from "../desk/use-act";
import { useMoments } from "../desk/use-moments";
import { type Message, type MessageStatus, answerLink } from "./message";
import * as styles from "./inbox.module.css";

interface OpenMessageProps {
  readonly id: string;
  /** The message as the list has it. */
  readonly known: Message | undefined;
  readonly onClose: () => void;
}

/** One message, and what to do with it. Escape leads back to the list. */
export function OpenMessage({ id, known, onClose }: OpenMessageProps) {
  const t = useText();
  const query = useQuery({
    queryKey: ["messages", "one", id],
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
        {(message) => message !== null && <Words message={message} onDeleted={onClose} />}
      </Answer>
    </article>
  );
}

function Words({ message, onDeleted }: { readonly message: Message; readonly onDeleted: () => void }) {
  const t = useText();
  const { moment } = useMoments();
  const { brand } = useSite();
  const head = useRef<HTMLHeadingElement>(null);
  const mark = useAct(markMessage, "messages.marked");
  const remove = useAct(deleteMessage, "messages.deleted");
  useEffect(() => head.current?.focus(), []);
  const { id, name, email, language, status, page, created_at, handled_at } = message;
  const others: readonly MessageStatus[] =
    status === "new" ? ["answered", "archived"] : status === "answered" ? ["archived", "new"] : ["new"];
  return (
    <>
      <h2 ref={head} tabIndex={-1}>
        {name}
      </h2>
      <dl className={styles.meta}>
        <dt>{t("staff.email")}</dt>
        <dd>
          <a href={mailLink(email)}>{email}</a>
        </dd>
        <dt>{t("messages.received")}</dt>
        <dd>{moment(created_at)}</dd>
        <dt>{t("messages.page")}</dt>
        <dd>{[page, isLanguage(language) && languageFacts[language].name].filter(Boolean).join(", ")}</dd>
        <dt>{t("messages.status")}</dt>
        <dd>
          {t(`messages.status.${status as MessageStatus}`)}
          {handled_at !== null && status !== "new" && `, ${moment(handled_at)}`}
        </dd>
      </dl>
      <div className={styles.text} lang={language}>
        {message.message.split(/\n{2,}/).map((paragraph, index) => (
          <p key={index}>{paragraph}</p>
        ))}
      </div>
      <div className={styles.actions}>
        <a
          className={buttonClass("filled", "small")}
          href={answerLink(message, t("messages.subject", { brand: brand.name }))}
        >
          {t("messages.answer")}
        </a>
        {others.map((other) => (
          <Button key={other} variant="line" small disabled={mark.busy} onClick={() => mark.act({ id, status: other })}>
            {t(`messages.mark.${other}`)}
          </Button>
        ))}
        <AskFirst
          label={t("messages.delete")}
          title={t("messages.delete.title")}
          action={t("messages.delete.action")}
          disabled={remove.busy}
          onConfirm={() => remove.act(id, onDeleted)}
        >
          <p>{t("messages.delete.text", { name })}</p>
        </AskFirst>
      </div>
    </>
  );
}
