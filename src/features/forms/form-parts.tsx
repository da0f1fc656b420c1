/** Shared by several forms: the messages for errors and failures, and the components for button, failure, confirmation, honeypot and challenge. */
import { type ReactNode, useEffect, useRef } from "react";
import { Button } from "../../components/ui/button";
import { Note } from "../../components/ui/paragraphs";
import { scrollIntoView } from "../../lib/dom/fields";
import type { LimitReason } from "../../lib/forms/limit-reasons";
import type { Text, TextKey } from "../../lib/i18n/keys";
import { useText } from "../../lib/i18n/use-text";
import { environment } from "../../settings/environment";
import type { Failure } from "./form-state";
import * as styles from "./form.module.css";

/** The texts of a form in the page's language. */
export interface FormTexts {
  /** Accessible name of the form. */
  readonly label: string;
  readonly submit: string;
  readonly sending: string;
  readonly sendAgain: string;
  readonly byEmail: string;
  readonly noScript: string;
  readonly draftRestored: string;
  readonly discardDraft: string;
  /** Message that the input is kept, if the failure message does not say so. */
  readonly kept?: string;
  readonly summary: (count: number) => string;
  readonly error: (code: string) => string;
  readonly failure: (failure: Failure) => string;
}

/** Text keys of a form's error messages. */
interface ProblemKeys {
  /** By error code of the form's schema. */
  readonly fields: Readonly<Record<string, TextKey>>;
  /** For errors without a text in `fields`, and for failures that have no text of their own. */
  readonly general: TextKey;
  readonly offline: TextKey;
  /** By the limit that was reached. `{{wait}}` in the text is replaced by the waiting time. */
  readonly rateLimited: Readonly<Record<LimitReason, TextKey>>;
}

/** The waiting time: `59 minutes`, `1 hour`. Sixty minutes or more are given in whole hours, rounded up, so that nobody tries too early. */
export const waitText = (t: Text, minutes: number): string =>
  minutes < 60
    ? t("common.wait.minutes", { count: minutes })
    : t("common.wait.hours", { count: Math.ceil(minutes / 60) });

/** The messages for a field's error code and for a failed submission. `limits` supplies `{{max}}` for codes about a length. */
export const problemTexts = (
  t: Text,
  keys: ProblemKeys,
  limits: Readonly<Record<string, number>> = {},
): Pick<FormTexts, "error" | "failure"> => ({
  error: (code) => {
    const max = limits[code];
    return t(keys.fields[code] ?? keys.general, max === undefined ? {} : { max });
  },
  failure: (failure) => {
    if (failure.kind === "offline") return t(keys.offline);
    if (failure.kind === "rateLimited")
      return t(keys.rateLimited[failure.reason], { wait: waitText(t, failure.minutes) });
    return t(failure.kind === "challenge" ? "common.challenge.failed" : keys.general);
  },
});

interface FormActionsProps {
  readonly sending: boolean;
  /** The button's text for the current state: send, sending, send again. */
  readonly label: string;
  readonly children?: ReactNode;
}

/** The submit button with content beside it. While sending, the button keeps the focus and does nothing. */
export function FormActions({ sending, label, children }: FormActionsProps) {
  return (
    <div className={styles.actions}>
      <Button variant="filled" type="submit" aria-disabled={sending || undefined} aria-busy={sending || undefined}>
        {label}
      </Button>
      {children}
    </div>
  );
}

/**
 * The message that sending failed, below the button, so that the button does not move. Announced and scrolled into view when it appears:
 * below a button at the edge of the window nobody would see it.
 */
export function FormFailure({ children }: { readonly children: ReactNode }) {
  return (
    <div role="alert">
      {Boolean(children) && (
        <div className={styles.failure} ref={scrollIntoView}>
          {children}
        </div>
      )}
    </div>
  );
}

interface FormSentProps {
  readonly title: string;
  readonly heading?: "h2" | "h3";
  readonly children?: ReactNode;
  /** Button that leads back to an empty form. */
  readonly again?: { readonly label: string; readonly onClick: () => void };
}

/** Replaces the form after sending, is scrolled into view, takes the focus and is announced. */
export function FormSent({ title, heading: Heading = "h2", children, again }: FormSentProps) {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    ref.current?.focus();
    // Firefox does not scroll to an element that takes the focus if part of it is visible.
    scrollIntoView(ref.current);
  }, []);
  return (
    <div className={styles.sent} role="status" tabIndex={-1} ref={ref}>
      <Heading>{title}</Heading>
      {children}
      {again !== undefined && (
        <Button variant="text" onClick={again.onClick}>
          {again.label}
        </Button>
      )}
    </div>
  );
}

/** Id of the list of errors of a form. */
export const summaryId = (form: string): string => `${form}-errors`;

/** Name of the honeypot field. */
export const trapName = "website";

/** A field that only bots fill in: hidden, and neither in the tab order nor in the accessibility tree. */
export function Honeypot() {
  const t = useText();
  return (
    <div className={styles.trap} aria-hidden="true">
      <label>
        {t("common.leaveEmpty")}
        <input type="text" name={trapName} tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  );
}

/** Container in which the challenge appears if the visitor has to act, with a note. Renders nothing if the challenge is disabled. */
export function ChallengePlace() {
  const t = useText();
  if (environment.turnstileSiteKey === "") return null;
  return (
    <>
      <div className={styles.challenge} data-challenge />
      <Note>{t("common.challenge.note")}</Note>
    </>
  );
}
