import { type FormEvent, useState } from "react";
import { Button } from "../../../components/ui/button";
import { TextArea } from "../../../components/ui/field";
import { useText } from "../../../lib/i18n/use-text";
import { DeskSection } from "../desk/desk-section";
import { type PrivacyRequest, shortestReason } from "./request";
import * as styles from "./requests.module.css";
import { useRequestDraft } from "./use-request-draft";

interface RequestActsProps {
  readonly request: PrivacyRequest;
  /** Its day has passed: it cannot be extended any more. */
  readonly late: boolean;
}

/** Notes, the extension, the answer and the end of a request. What is typed stays until it is saved. */
export function RequestActs({ request, late }: RequestActsProps) {
  const t = useText();
  const { seen, notes, answer, setNotes, setAnswer, save, busy, overtaken, takeStored } = useRequestDraft(request);
  const { status, extension_reason: extended } = seen;
  const [reason, setReason] = useState("");
  const [tried, setTried] = useState<"reason" | "answer" | null>(null);
  const on = (does: () => void) => (event: FormEvent) => {
    event.preventDefault();
    if (!busy) does();
  };
  const extend = () => {
    setTried("reason");
    if (reason.trim().length >= shortestReason) save({ extension_reason: reason.trim() });
  };
  const close = () => {
    setTried("answer");
    if (answer.trim() !== "") save({ answer: answer.trim(), status: "closed" });
  };
  return (
    <>
      {overtaken && (
        <p role="status">
          {t("requests.overtaken")}{" "}
          <Button variant="text" onClick={takeStored}>
            {t("requests.overtaken.action")}
          </Button>
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
            onChange={({ currentTarget }) => setNotes(currentTarget.value)}
          />
          <Button variant="line" small type="submit" disabled={busy}>
            {t("requests.notes.action")}
          </Button>
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
              onChange={({ currentTarget }) => setReason(currentTarget.value)}
            />
            <Button variant="line" small type="submit" disabled={busy}>
              {t("requests.extension.action")}
            </Button>
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
              onChange={({ currentTarget }) => setAnswer(currentTarget.value)}
            />
            <Button variant="filled" small type="submit" disabled={busy}>
              {t("requests.close")}
            </Button>
          </form>
        ) : (
          <>
            <p className={styles.words}>{seen.answer}</p>
            <p className={styles.again}>
              <Button variant="text" disabled={busy} onClick={() => save({ status: "open" })}>
                {t("requests.reopen")}
              </Button>
            </p>
          </>
        )}
      </DeskSection>
    </>
  );
}
