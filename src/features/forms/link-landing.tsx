import type { ReactNode } from "react";
import { Message } from "../../components/ui/message";
import { LinkedText } from "../../components/ui/text-with-links";
import { Note } from "../../components/ui/paragraphs";
import { useFocusAfterPress } from "../../lib/dom/use-focus-after-press";
import type { TextKey } from "../../lib/i18n/keys";
import { useText } from "../../lib/i18n/use-text";
import { shownState, type LinkActionProps, type LinkMessages, LinkAction } from "./follow-link";

interface LinkLandingProps<State extends string> extends LinkActionProps<State> {
  readonly texts: LinkMessages<State>;
  /** Text shown without scripts: the page needs scripts to process the link. */
  readonly noScript: TextKey;
  /** What is shown before the button, or instead of it. */
  readonly children?: ReactNode;
}

/**
 * The page for a link in an email: a message for the state of the link, which is announced when it changes, and the next actions. Opening
 * the page changes nothing until the button is pressed, because mail scanners open links automatically (decision 0042).
 */
export function LinkLanding<State extends string>({ texts, noScript, children, ...action }: LinkLandingProps<State>) {
  const t = useText();
  const state = shownState(action.link);
  const [title, text, sky = "setting"] = texts[state];
  // The pressed button disappears with its message, so the new headline receives the focus.
  const { part, pressed } = useFocusAfterPress({ state: title, isPassing: state === "checking", scrolls: true });
  return (
    <div ref={part} data-app="now">
      <p className="visually-hidden" role="status">
        {t(title)}
      </p>
      <Message title={t(title)} text={text && <LinkedText>{t(text)}</LinkedText>} sky={sky} isChanging>
        {children}
        {/* With a new headline the button is a new element, like the text in `Message`, so that no layout shift is counted. */}
        <LinkAction key={title} {...action} press={pressed(action.press)} again={pressed(action.again)} />
        <noscript>
          <Note>
            <LinkedText>{t(noScript)}</LinkedText>
          </Note>
        </noscript>
      </Message>
    </div>
  );
}
