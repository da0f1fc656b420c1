import type { ReactNode, RefObject } from "react";
import { type Sky, Message } from "../../components/ui/message";
import { Button } from "../../components/ui/button";
import { LinkedText } from "../../components/ui/linked-text";
import { Note } from "../../components/ui/paragraphs";
import type { TextKey } from "../../lib/i18n/keys";
import { useText } from "../../lib/i18n/use-text";

interface LinkPageProps {
  readonly page: RefObject<HTMLDivElement>;
  /** Message for the state of the link. */
  readonly message: { readonly title: TextKey; readonly text?: TextKey; readonly sky: Sky };
  /** Text shown without scripts: the page needs scripts to process the link. */
  readonly noScript: TextKey;
  /** The next actions. */
  readonly children: ReactNode;
}

/** The page for a link in an email: a message, which is announced when it changes, and the next actions. */
export function LinkPage({ page, message: { title, text, sky }, noScript, children }: LinkPageProps) {
  const t = useText();
  return (
    <div ref={page} data-app="now">
      <p className="visually-hidden" role="status">
        {t(title)}
      </p>
      <Message
        title={t(title)}
        text={text === undefined ? undefined : <LinkedText>{t(text)}</LinkedText>}
        sky={sky}
        isChanging
      >
        {children}
        <noscript>
          <Note>
            <LinkedText>{t(noScript)}</LinkedText>
          </Note>
        </noscript>
      </Message>
    </div>
  );
}

interface LinkButtonProps {
  readonly variant?: "filled" | "line";
  /** Whether a response is awaited. While it is, a press does nothing. */
  readonly isBusy: boolean;
  readonly onClick: () => void;
  readonly children: ReactNode;
}

/** A button of a link page. It keeps the focus while it is busy. */
export function LinkButton({ variant = "filled", isBusy, onClick, children }: LinkButtonProps) {
  return (
    <Button
      variant={variant}
      aria-busy={isBusy || undefined}
      aria-disabled={isBusy || undefined}
      onClick={() => !isBusy && onClick()}
    >
      {children}
    </Button>
  );
}
