import type { ReactNode } from "react";
import { Button, buttonClass } from "../../components/ui/button";
import { focusField } from "../../lib/dom/fields";
import { LinkedText } from "../../components/ui/text-with-links";
import { Note } from "../../components/ui/paragraphs";
import type { FormHandle } from "./use-form";
import { type FormTexts, ChallengePlace, FormActions, FormFailure, Honeypot, summaryId } from "./form-parts";
import type { FieldErrors } from "./form-state";
import * as styles from "./form.module.css";
import { CheckIcon } from "../../components/ui/icon";
import { useText } from "../../lib/i18n/use-text";

interface FormFrameProps<Field extends string, Answer> {
  readonly form: FormHandle<Field, Answer>;
  readonly texts: FormTexts;
  /** Email address; a link to write to it is shown if sending fails. */
  readonly email: string;
  readonly note?: ReactNode;
  /** The fields. */
  readonly children: ReactNode;
}

/** A form below its error summary. If sending fails, the message appears below the button, so that fields and button do not move. */
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
        title={texts.summary(Object.keys(state.lastErrors).length)}
        lastErrors={state.lastErrors}
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

interface FormSummaryProps {
  /** Prefix of the fields' ids. */
  readonly name: string;
  /** A sentence with the number of errors. */
  readonly title: string;
  readonly lastErrors: FieldErrors;
  readonly errors: FieldErrors;
  /** The message for a field's error code. */
  readonly errorText: (code: string) => string;
}

/**
 * The errors of the last attempt; each line links to its field. The summary is announced when it appears. Later only a line that changes is
 * announced, not the whole summary again while the visitor is in the next field. The line of a corrected error stays, struck through, so that
 * nothing shifts while the visitor types.
 */
function FormSummary({ name, title, lastErrors, errors, errorText }: FormSummaryProps) {
  const t = useText();
  return (
    <div role="alert" aria-atomic={false} id={summaryId(name)}>
      {Object.keys(lastErrors).length > 0 && (
        <div className={styles.summary}>
          <h2>{title}</h2>
          <ul>
            {Object.entries(lastErrors).map(([field, code]) => {
              const isCorrected = errors[field] === undefined;
              return (
                <li key={field} aria-atomic data-corrected={isCorrected || undefined}>
                  <a href={`#${name}-${field}`} onClick={(event) => goToField(event, `${name}-${field}`)}>
                    {errorText(errors[field] ?? code)}
                  </a>
                  {isCorrected && (
                    <>
                      <CheckIcon />
                      <span className="visually-hidden">{t("common.corrected")}</span>
                    </>
                  )}
                </li>
              );
            })}
          </ul>
        </div>
      )}
    </div>
  );
}

/** Focuses a field without adding a history entry. */
const goToField = (event: { preventDefault: () => void }, id: string): void => {
  const field = document.getElementById(id);
  if (field === null) return;
  event.preventDefault();
  focusField(field);
};
