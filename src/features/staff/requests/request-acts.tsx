import { type FormEvent, useState } from "react";
import { TextArea } from "../../../components/ui/field";
import { useText } from "../../../lib/i18n/use-text";
import { ActButton } from "../desk/act-button";
import { DeskSection } from "../desk/desk-section";
import { moveFocus } from "../desk/move-focus";
import { StoredMeanwhile } from "../desk/stored-meanwhile";
import { type PrivacyRequest, shortestReason } from "./request";
import * as styles from "./requests.module.css";
import { useRequestDraft } from "./use-request-draft";

interface RequestActsProps {
  readonly request: PrivacyRequest;
  /** Its day has passed: it cannot be extended any more. */
  readonly late: boolean;
}

/** Notes, the extension, the answer and the end of a request. What is typed stays until it is saved, wherever one looks meanwhile. */
export function RequestActs({ request, late }: RequestActsProps) {
  const t = useText();
  const { seen, notes, answer, reason, write, save, busy, overtaken, theirs, keepMine, takeStored } =
    useRequestDraft(request);
  const { status, extension_reason: extended } = seen;
  const [tried, setTried] = useState<"reason" | "answer" | null>(null);
  /** What the form does takes the form away, unless it only saves notes: the focus goes to the request's heading. */
  const on = (does: (then: () => void) => void) => (event: FormEvent) => {
    event.preventDefault();
    const { currentTarget: form } = event;
    if (!busy) does(() => moveFocus(form));
  };
  const extend = (then: () => void) => {
    setTried("reason");
    if (reason.trim().length >= shortestReason) save({ extension_reason: reason.trim() }, then);
  };
  const close = (then: () => void) => {
    setTried("answer");
    if (answer.trim() !== "") save({ answer: answer.trim(), status: "closed" }, then);
  };
  /** The pressed button goes: the focus moves to the request's heading. */
  const choose =
    (act: () => void) =>
    ({ currentTarget }: { readonly currentTarget: Element }) => {
      moveFocus(currentTarget);
      act();
    };
  const stored = (field: "notes" | "answer") => {
    const text = theirs(field);
    return text === undefined ? null : <StoredMeanwhile theirs={text} />;
  };
  return (
    <>
      {overtaken && (
        <p role="status">
          {t("requests.overtaken")}{" "}
          <ActButton variant="text" off={false} onClick={choose(takeStored)}>
            {t("requests.overtaken.action")}
          </ActButton>{" "}
          <ActButton variant="text" off={false} onClick={choose(keepMine)}>
            {t("staff.both.mine")}
          </ActButton>
        </p>
      )}
      <DeskSection id="request-notes-title" title={t("requests.notes")} text={t("requests.notes.text")}>
        <form className={styles.form} onSubmit={on(() => save({ notes: notes.trim() }))}>
          <TextArea
            id="request-notes"
            name="notes"
            label={t("requests.notes")}
            optional={t("common.optional")}
            rows={4}
            maxLength={10_000}
            value={notes}
            onChange={({ currentTarget }) => write({ notes: currentTarget.value })}
          />
          {stored("notes")}
          <ActButton variant="line" small type="submit" off={busy}>
            {t("requests.notes.action")}
          </ActButton>
        </form>
      </DeskSection>
      {status === "open" && extended === null && !late && (
        <DeskSection id="request-extension-title" title={t("requests.extension")}>
          <form className={styles.form} noValidate onSubmit={on(extend)}>
            <TextArea
              id="request-reason"
              name="reason"
              label={t("requests.reason")}
              hint={t("requests.reason.hint")}
              error={
                tried === "reason" && reason.trim().length < shortestReason ? t("requests.reason.tooShort") : undefined
              }
              rows={3}
              maxLength={2000}
              value={reason}
              onChange={({ currentTarget }) => write({ reason: currentTarget.value })}
            />
            <ActButton variant="line" small type="submit" off={busy}>
              {t("requests.extension.action")}
            </ActButton>
          </form>
        </DeskSection>
      )}
      <DeskSection id="request-answer-title" title={t("requests.answer")}>
        {status === "open" ? (
          <form className={styles.form} noValidate onSubmit={on(close)}>
            <TextArea
              id="request-answer"
              name="answer"
              label={t("requests.answer.label")}
              hint={t("requests.answer.hint")}
              error={tried === "answer" && answer.trim() === "" ? t("requests.answer.missing") : undefined}
              rows={5}
              maxLength={10_000}
              value={answer}
              onChange={({ currentTarget }) => write({ answer: currentTarget.value })}
            />
            {stored("answer")}
            <ActButton variant="filled" small type="submit" off={busy}>
              {t("requests.close")}
            </ActButton>
          </form>
        ) : (
          <>
            <p className={styles.words}>{seen.answer}</p>
            <p className={styles.again}>
              <ActButton
                variant="text"
                off={busy}
                onClick={({ currentTarget }) => save({ status: "open" }, () => moveFocus(currentTarget))}
              >
                {t("requests.reopen")}
              </ActButton>
            </p>
          </>
        )}
      </DeskSection>
    </>
  );
}
