import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { useSite } from "../../../components/layout/site-context";
import { buttonClass } from "../../../components/ui/button";
import { isLanguage, languageFacts } from "../../../settings/languages";
import { daysBetween } from "../../../lib/format/moment";
import { useText } from "../../../lib/i18n/use-text";
import { deleteMessage } from "../api/delete-message";
import { markMessage } from "../api/mark-message";
import { ActButton } from "../desk/act-button";
import { AskFirst } from "../desk/ask-first";
import { mailLink } from "../desk/mail-link";
import { moveFocus } from "../desk/move-focus";
import { useAct } from "../desk/use-act";
import { useMoments } from "../desk/use-moments";
import { type Message, type MessageStatus, answerLink, openMessageKey } from "./message";
import * as styles from "./inbox.module.css";

interface MessageWordsProps {
  readonly message: Message;
  readonly onDeleted: () => void;
}

/** What a guest has written, and what to do with it. */
export function MessageWords({ message, onDeleted }: MessageWordsProps) {
  const t = useText();
  const { moment, day } = useMoments();
  const { brand } = useSite();
  const head = useRef<HTMLHeadingElement>(null);
  const kept = useQueryClient();
  const mark = useAct(async (change: Parameters<typeof markMessage>[0]) => {
    await markMessage(change);
    // The next version is known at once: whoever presses again must not be told of their own change.
    kept.setQueryData<Message>(
      openMessageKey(change.id),
      (before) => before && { ...before, status: change.status, version: change.version + 1 },
    );
  }, "messages.marked");
  const remove = useAct(deleteMessage, "messages.deleted");
  useEffect(() => head.current?.focus(), []);
  const { id, version, name, email, language, status, page, created_at, handled_at } = message;
  const { stay_arrival: arrival, stay_departure: departure, stay_guests: guests } = message;
  const stay =
    arrival === null || departure === null || guests === null
      ? undefined
      : t("messages.stay.days", {
          arrival: day(arrival),
          departure: day(departure),
          nights: t("common.nights", { count: daysBetween(arrival, departure) }),
          guests: t("common.guests", { count: guests }),
        });
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
        {stay !== undefined && (
          <>
            <dt>{t("messages.stay")}</dt>
            <dd>{stay}</dd>
          </>
        )}
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
          href={answerLink(message, t("messages.subject", { brand: brand.name }), stay)}
        >
          {t("messages.answer")}
        </a>
        {others.map((other) => (
          <ActButton
            key={other}
            variant="line"
            small
            off={mark.busy}
            onClick={({ currentTarget }) =>
              mark.act({ id, version, status: other }, () => moveFocus(currentTarget, head.current))
            }
          >
            {t(`messages.mark.${other}`)}
          </ActButton>
        ))}
        <AskFirst
          label={t("messages.delete")}
          title={t("messages.delete.title")}
          action={t("messages.delete.action")}
          disabled={remove.busy}
          onConfirm={() => remove.act({ id, version }, onDeleted)}
        >
          <p>{t("messages.delete.text", { name })}</p>
        </AskFirst>
      </div>
    </>
  );
}
