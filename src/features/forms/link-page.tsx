import type { ReactNode, RefObject } from "react";
import type { Sky } from "../../components/ui/arch";
import { Button } from "../../components/ui/button";
import { LinkedText } from "../../components/ui/linked-text";
import { Message } from "../../components/ui/message";
import { Note } from "../../components/ui/section";
import type { TextKey } from "../../lib/i18n/keys";
import { useText } from "../../lib/i18n/use-text";

interface LinkPageProps {
  readonly page: RefObject<HTMLDivElement>;
  /** What the link has turned out to be. */
  readonly message: { readonly title: TextKey; readonly text?: TextKey; readonly sky: Sky };
  /** What is said where scripts are off: they follow the link. */
  readonly noScript: TextKey;
  /** What can be done next. */
  readonly children: ReactNode;
}

/** The page to which a link of an email leads: the message, announced as it changes, and what can be done next. */
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
  /** An answer is awaited: a press does nothing until it has come. */
  readonly isBusy: boolean;
  readonly onClick: () => void;
  readonly children: ReactNode;
}

/** A button of such a page. Busy, it keeps the focus. */
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
