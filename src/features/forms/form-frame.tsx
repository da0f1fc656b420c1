import type { ReactNode } from "react";
import { Button, buttonClass } from "../../components/ui/button";
import { LinkedText } from "../../components/ui/linked-text";
import { Note } from "../../components/ui/section";
import { ChallengePlace } from "./challenge-place";
import { FormActions, FormFailure } from "./form-foot";
import type { FormHandle } from "./form-handle";
import type { Failure } from "./form-state";
import { FormSummary } from "./form-summary";
import * as styles from "./form.module.css";
import { Honeypot } from "./honeypot";

/** What a form says, in the page's language. */
export interface FormTexts {
  /** Names the form for those who do not see it. */
  readonly label: string;
  readonly submit: string;
  readonly sending: string;
  readonly sendAgain: string;
  readonly byEmail: string;
  readonly noScript: string;
  readonly draftRestored: string;
  readonly discardDraft: string;
  /** That nothing is lost, where the failure does not say so itself. */
  readonly kept?: string;
  readonly summary: (count: number) => string;
  readonly error: (code: string) => string;
  readonly failure: (failure: Failure) => string;
}

interface FormFrameProps<Field extends string, Answer> {
  readonly form: FormHandle<Field, Answer>;
  readonly texts: FormTexts;
  /** Where to write if sending fails. */
  readonly email: string;
  readonly note?: ReactNode;
  /** The fields. */
  readonly children: ReactNode;
}

/** A form with its summary above, its button, and under the button whatever went wrong: nothing that appears moves what one is using. */
export function FormFrame<Field extends string, Answer>({
  form,
  texts,
  email,
  note,
  children,
}: FormFrameProps<Field, Answer>) {
  const { state } = form;
  const failure = state.phase === "failed" ? state.failure : undefined;
  const restored = state.restored && state.phase === "editing";
  return (
    <>
      <FormSummary
        name={form.name}
        title={texts.summary(Object.keys(state.found).length)}
        found={state.found}
        errors={state.errors}
        errorText={texts.error}
      />
      <form className={styles.form} aria-label={texts.label} {...form.formProps}>
        <div className={styles.fields}>{children}</div>
        <Honeypot />
        <noscript>
          <Note>
            <LinkedText>{texts.noScript}</LinkedText>
          </Note>
        </noscript>
        <FormActions
          sending={state.phase === "sending"}
          label={state.phase === "sending" ? texts.sending : failure === undefined ? texts.submit : texts.sendAgain}
        >
          {failure !== undefined && (
            <a className={buttonClass("text")} href={`mailto:${email}`}>
              {texts.byEmail}
            </a>
          )}
          {restored && (
            <Button variant="text" onClick={form.restart}>
              {texts.discardDraft}
            </Button>
          )}
        </FormActions>
        <ChallengePlace />
        <FormFailure>
          {failure !== undefined && (
            <>
              <p>
                <LinkedText>{texts.failure(failure)}</LinkedText>
              </p>
              {texts.kept !== undefined && failure.kind !== "offline" && <p>{texts.kept}</p>}
            </>
          )}
        </FormFailure>
        <p className={styles.status} role="status">
          {restored && texts.draftRestored}
        </p>
        {note}
      </form>
    </>
  );
}
