import { type FormEvent, useState } from "react";
import { TextArea } from "../../../components/ui/field";
import { focusField } from "../../../lib/dom/fields";
import { useText } from "../../../lib/i18n/use-text";
import { ActionButton, ConflictNotice } from "../ui/action-buttons";
import { moveFocus } from "../ui/move-focus";
import { PageSection } from "../ui/page-layout";
import { type PrivacyRequest, minReasonLength } from "../api/requests";
import { useRequestDraft } from "./request-draft";
import * as styles from "./requests.module.css";

interface RequestActionsProps {
  readonly request: PrivacyRequest;
  /** True after the deadline, when the request can no longer be extended. */
  readonly late: boolean;
}

/** The forms for notes, extension and answer of a request. Unsaved text is kept in memory, even while another page is open. */
export function RequestActions({ request, late }: RequestActionsProps) {
  const t = useText();
  const { seen, notes, answer, reason, write, save, busy, isOutdated, theirs, keepMine, takeStored } =
    useRequestDraft(request);
  const { status, extension_reason: savedReason } = seen;
  const [tried, setTried] = useState<"reason" | "answer" | null>(null);
  /** Handles a form's submission. `submit` gets a function that moves the focus to the request's heading, as the form may disappear. */
  const onSubmit = (submit: (then: () => void) => void) => (event: FormEvent) => {
    event.preventDefault();
    const { currentTarget: form } = event;
    if (!busy) submit(() => moveFocus(form));
  };
  const extend = (then: () => void) => {
    setTried("reason");
    if (reason.trim().length >= minReasonLength) save({ extension_reason: reason.trim() }, then);
    else focusField(document.getElementById("request-reason"));
  };
  const close = (then: () => void) => {
    setTried("answer");
    if (answer.trim() !== "") save({ answer: answer.trim(), status: "closed" }, then);
    else focusField(document.getElementById("request-answer"));
  };
  /** The pressed button disappears, so the focus moves to the request's heading. */
  const choose =
    (act: () => void) =>
    ({ currentTarget }: { readonly currentTarget: Element }) => {
      moveFocus(currentTarget);
      act();
    };
  const stored = (field: "notes" | "answer") => {
    const text = theirs(field);
    return text === undefined ? null : <ConflictNotice theirs={text} />;
  };
  return (
    <>
      {isOutdated && (
        <p role="status">
          {t("requests.overtaken")}{" "}
          <ActionButton variant="text" off={false} onClick={choose(takeStored)}>
            {t("requests.overtaken.action")}
          </ActionButton>{" "}
          <ActionButton variant="text" off={false} onClick={choose(keepMine)}>
            {t("staff.conflict.mine")}
          </ActionButton>
        </p>
      )}
      <PageSection id="request-notes-title" title={t("requests.notes")} text={t("requests.notes.text")}>
        <form className={styles.form} onSubmit={onSubmit(() => save({ notes: notes.trim() }))}>
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
          <ActionButton variant="line" small type="submit" off={busy}>
            {t("requests.notes.action")}
          </ActionButton>
        </form>
      </PageSection>
      {status === "open" && savedReason === null && !late && (
        <PageSection id="request-extension-title" title={t("requests.extension")}>
          <form className={styles.form} noValidate onSubmit={onSubmit(extend)}>
            <TextArea
              id="request-reason"
              name="reason"
              label={t("requests.reason")}
              hint={t("requests.reason.hint")}
              error={
                tried === "reason" && reason.trim().length < minReasonLength ? t("requests.reason.tooShort") : undefined
              }
              rows={3}
              maxLength={2000}
              value={reason}
              onChange={({ currentTarget }) => write({ reason: currentTarget.value })}
            />
            <ActionButton variant="line" small type="submit" off={busy}>
              {t("requests.extension.action")}
            </ActionButton>
          </form>
        </PageSection>
      )}
      <PageSection id="request-answer-title" title={t("requests.answer")}>
        {status === "open" ? (
          <form className={styles.form} noValidate onSubmit={onSubmit(close)}>
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
            <ActionButton variant="filled" small type="submit" off={busy}>
              {t("requests.close")}
            </ActionButton>
          </form>
        ) : (
          <>
            <p className={styles.words}>{seen.answer}</p>
            <p className={styles.again}>
              <ActionButton
                variant="text"
                off={busy}
                onClick={({ currentTarget }) => save({ status: "open" }, () => moveFocus(currentTarget))}
              >
                {t("requests.reopen")}
              </ActionButton>
            </p>
          </>
        )}
      </PageSection>
    </>
  );
}
