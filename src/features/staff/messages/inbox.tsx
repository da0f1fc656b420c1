import { Link } from "gatsby";
import { type KeyboardEvent, type ReactNode, useEffect, useRef } from "react";
import { useText } from "../../../lib/i18n/use-text";
import { noScroll } from "../../navigation/scroll";
import { focusHeading, isFocusLost } from "../ui/move-focus";
import { useDates } from "../ui/use-dates";
import type { Message } from "../api/messages";
import { OpenMessage } from "./message-detail";
import * as styles from "./inbox.module.css";

interface InboxProps {
  readonly messages: readonly Message[];
  /** Id of the open message; empty if none is open. */
  readonly open: string;
  /** Returns the URL at which a message is open. */
  readonly linkTo: (id: string) => string;
  /** History state for these links, with the values that must not be in the URL. */
  readonly linkState: object;
  readonly onClose: () => void;
  /** When the list was loaded, in milliseconds. */
  readonly now: number;
  /** Shown below the list. */
  readonly footer: ReactNode;
}

const steps: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

/**
 * The list of messages beside the open message; below 64rem only the list or the open message is shown. Arrow keys, Home and End move
 * through the list.
 */
export function Inbox({ messages, open, linkTo, linkState, onClose, now, footer }: InboxProps) {
  const t = useText();
  const { moment } = useDates();
  const list = useRef<HTMLUListElement>(null);
  const links = () => [...(list.current?.querySelectorAll("a") ?? [])];
  const moveInList = (event: KeyboardEvent<HTMLUListElement>) => {
    const all = links();
    const here = all.findIndex((link) => link === document.activeElement);
    const next = event.key === "Home" ? 0 : event.key === "End" ? all.length - 1 : here + (steps[event.key] ?? NaN);
    if (here < 0 || all[next] === undefined) return;
    event.preventDefault();
    all[next].focus({ focusVisible: true });
  };
  const before = useRef(open);
  /** Id of the message to focus in the list after a deletion; empty if no other message is left; undefined if nothing was deleted. */
  const next = useRef<string>();
  useEffect(() => {
    // When a message is closed, the focus moves from the message to the list, which is hidden below 64rem while a message is open. A search
    // or a filter closes the message too, but then the focus stays in the search field or filter.
    if (open === "" && before.current !== "" && isFocusLost()) {
      const wanted = next.current ?? before.current;
      const at = messages.findIndex(({ id }) => id === wanted);
      const link = wanted === "" ? undefined : links()[Math.max(at, 0)];
      if (link === undefined) focusHeading();
      else link.focus();
    }
    before.current = open;
    next.current = undefined;
    // Runs only when a message is opened or closed: a change of the list must not move the focus.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [open]);
  const onDeleted = () => {
    const at = messages.findIndex(({ id }) => id === open);
    next.current = (messages[at + 1] ?? messages[at - 1])?.id ?? "";
    // If this was the only message, the list may be removed before the message is closed.
    if (next.current === "") focusHeading();
    onClose();
  };
  return (
    <div className={styles.inbox} data-open={open !== "" || undefined}>
      <nav className={styles.side} aria-label={t("staff.nav.messages")}>
        {/* The keys are a shortcut. All links can also be reached with the Tab key. */}
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
        <ul ref={list} className={styles.list} onKeyDown={moveInList}>
          {messages.map(({ id, name, message, language, status, created_at }) => (
            <li key={id}>
              <Link
                to={linkTo(id)}
                state={{ ...noScroll, ...linkState }}
                // The browser's Back button leads to the list, however many messages were opened since.
                replace={open !== ""}
                className={status === "new" ? styles.isNew : undefined}
                aria-current={id === open ? "true" : undefined}
              >
                <strong>
                  {name}
                  {status === "new" && <span className="visually-hidden">, {t("messages.status.new")}</span>}
                </strong>
                <time dateTime={created_at}>{moment(created_at, now)}</time>
                {/* With `dir`, the list cuts off the end of a message in Arabic or Hebrew, not its beginning. */}
                <span lang={language} dir="auto">
                  {message.split("\n")[0]}
                </span>
              </Link>
            </li>
          ))}
        </ul>
        {footer}
      </nav>
      {open === "" ? (
        <p className={styles.nothing}>{t("messages.choose")}</p>
      ) : (
        <OpenMessage
          key={open}
          id={open}
          known={messages.find(({ id }) => id === open)}
          knownAt={now}
          onClose={onClose}
          onDeleted={onDeleted}
        />
      )}
    </div>
  );
}
