import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { useSite } from "../../../components/layout/site-context";
import { Button, buttonClass } from "../../../components/ui/button";
import { mailLink } from "../../../lib/text/mail-link";
import { useLanguage } from "../../../lib/i18n/use-language";
import { useText } from "../../../lib/i18n/use-text";
import { inLanguage, isLanguage, languageFacts } from "../../../settings/languages";
import {
  type Message,
  type MessageStatus,
  deleteMessage,
  findMessage,
  markMessage,
  openMessageKey,
} from "../api/messages";
import { ActionButton, ConfirmButton } from "../ui/action-buttons";
import { isFocusLost } from "../ui/move-focus";
import { QueryContent } from "../ui/query-state";
import { useAction } from "../ui/use-action";
import { useDates } from "../ui/use-dates";
import { NewTabNote } from "../../../components/ui/new-tab-note";
import { replyLink, replyTexts, stayText, useHouseNames } from "./reply";
import * as styles from "./inbox.module.css";

interface OpenMessageProps {
  readonly id: string;
  /** The message from the list; undefined if the message is not in the list and has to be loaded. */
  readonly known: Message | undefined;
  /** When the list was loaded, in milliseconds. */
  readonly knownAt: number;
  readonly onClose: () => void;
  readonly onDeleted: () => void;
}

/** The open message. Escape closes it. */
export function OpenMessage({ id, known, knownAt, onClose, onDeleted }: OpenMessageProps) {
  const t = useText();
  const query = useQuery({
    queryKey: openMessageKey(id),
    queryFn: () => findMessage(id),
    ...(known !== undefined && { initialData: known, initialDataUpdatedAt: knownAt }),
  });
  const queryClient = useQueryClient();
  useEffect(() => {
    // A message that was opened before is cached, and the list may be newer.
    queryClient.setQueryData<Message>(openMessageKey(id), (cached) =>
      cached && known && cached.version < known.version ? known : undefined,
    );
  }, [queryClient, id, known]);
  const article = useRef<HTMLElement>(null);
  const isGone = query.data === null;
  useEffect(() => {
    // The pressed button is gone with the message, so the focus moves to the button that closes it.
    if (isGone && isFocusLost()) article.current?.querySelector("button")?.focus();
  }, [isGone]);
  return (
    // Escape is a shortcut for the close button.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <article
      ref={article}
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
      <QueryContent query={query} isEmpty={(message) => message === null} empty={t("messages.gone")}>
        {(message) => message !== null && <MessageDetail message={message} onDeleted={onDeleted} />}
      </QueryContent>
    </article>
  );
}

interface MessageDetailProps {
  readonly message: Message;
  readonly onDeleted: () => void;
}

/** The message of a guest, with the buttons to reply, mark and delete. */
function MessageDetail({ message, onDeleted }: MessageDetailProps) {
  const t = useText();
  const { moment, day } = useDates();
  const pageLanguage = useLanguage();
  const { suites } = useSite();
  const heading = useRef<HTMLHeadingElement>(null);
  const queryClient = useQueryClient();
  const mark = useAction(async (change: Parameters<typeof markMessage>[0]) => {
    await markMessage(change);
    // Stores the next version at once, so that a second press does not conflict with the member's own change.
    queryClient.setQueryData<Message>(
      openMessageKey(change.id),
      (before) => before && { ...before, status: change.status, version: change.version + 1 },
    );
  }, "messages.marked");
  const remove = useAction(deleteMessage, "messages.deleted");
  const { id, version, name, email, language, status, page, created_at, handled_at, terms_version: terms } = message;
  const hasOpened = useRef(false);
  useEffect(() => {
    // The focus moves to a message that is opened, and back to it when its status has changed and the pressed button has gone.
    if (!hasOpened.current || isFocusLost()) heading.current?.focus();
    hasOpened.current = true;
  }, [status]);
  const stay = stayText(message, t, pageLanguage, suites);
  const guestLanguage = isLanguage(language) ? language : pageLanguage;
  const guestText = replyTexts[guestLanguage];
  const guestNames = useHouseNames(guestLanguage);
  const otherStatuses: readonly MessageStatus[] =
    status === "new" ? ["answered", "archived"] : status === "answered" ? ["archived", "new"] : ["new"];
  return (
    <>
      <h2 ref={heading} tabIndex={-1}>
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
        {terms !== null && (
          <>
            <dt>{t("messages.terms")}</dt>
            <dd>
              {/* Opens in a new tab, so that the inbox stays open. */}
              <a href={inLanguage(`/rental-conditions/${terms}`, pageLanguage)} target="_blank" rel="noopener">
                {t("messages.terms.version", { date: day(terms) })}
                <NewTabNote />
              </a>
            </dd>
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
          <p key={index} dir="auto">
            {paragraph}
          </p>
        ))}
      </div>
      <div className={styles.actions}>
        <a
          className={buttonClass("filled", "small")}
          href={replyLink(
            message,
            guestText("messages.subject", { brand: guestNames.brand.name }),
            stayText(message, guestText, guestLanguage, guestNames.suites),
          )}
        >
          {t("messages.answer")}
        </a>
        {otherStatuses.map((other) => (
          <ActionButton
            key={other}
            variant="line"
            small
            off={mark.busy}
            onClick={() => mark.run({ id, version, status: other })}
          >
            {t(`messages.mark.${other}`)}
          </ActionButton>
        ))}
        <ConfirmButton
          label={t("messages.delete")}
          title={t("messages.delete.title")}
          action={t("messages.delete.action")}
          disabled={remove.busy}
          onConfirm={() => remove.run({ id, version }, onDeleted)}
        >
          <p>{t("messages.delete.text", { name })}</p>
        </ConfirmButton>
      </div>
    </>
  );
}
