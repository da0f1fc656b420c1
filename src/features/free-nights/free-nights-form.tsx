import { useId } from "react";
import { Button } from "../../components/ui/button";
import { TextField } from "../../components/ui/field";
import { LocalLink } from "../../components/ui/local-link";
import { Note } from "../../components/ui/paragraphs";
import { TextWith } from "../../components/ui/text-with-links";
import type { StayDays } from "../../lib/booking/availability";
import { useLanguage } from "../../lib/i18n/use-language";
import { useText } from "../../lib/i18n/use-text";
import { ChallengePlace, FormFailure, FormSent, Honeypot, problemTexts } from "../forms/form-parts";
import { useForm } from "../forms/use-form";
import { askForFreeNights } from "./api/free-nights";
import * as styles from "./free-nights-form.module.css";
import { askSchema } from "./schema";

/** The error messages of the form. */
export const freeNightsProblems = {
  fields: { emailRequired: "freeNights.error.emailRequired", emailInvalid: "freeNights.error.emailInvalid" },
  general: "freeNights.error.general",
  offline: "freeNights.error.offline",
  rateLimited: { visitor: "freeNights.error.rateLimited", recipient: "freeNights.error.recipientLimited" },
} as const;

interface FreeNightsFormProps {
  readonly stay: StayDays;
  /** Id of the suite, in a house with several. */
  readonly suite?: string | undefined;
  /** The formatted dates of the stay. */
  readonly days: string;
}

/** “Tell me if these nights become free”: a form for an email address. Needs the namespace `freeNights`; must not be nested in a form. */
export function FreeNightsForm({ stay, suite, days }: FreeNightsFormProps) {
  const t = useText();
  const language = useLanguage();
  const id = useId();
  const form = useForm({
    name: "free-nights",
    fields: ["email"],
    schema: askSchema,
    constants: {
      action: "ask",
      language,
      arrival: stay.arrival,
      departure: stay.departure,
      ...(suite !== undefined && { suite }),
    },
    send: (input, { idempotencyKey, guards }) => askForFreeNights({ ...input, ...guards }, idempotencyKey),
  });
  const { state } = form;
  if (state.phase === "sent")
    return (
      <FormSent title={t("freeNights.sent.title")}>
        <p>{t("freeNights.sent.text", { days })}</p>
      </FormSent>
    );
  const problems = problemTexts(t, freeNightsProblems);
  const sending = state.phase === "sending";
  const failed = state.phase === "failed";
  const policy = <LocalLink to="/privacy">{t("freeNights.policyLink")}</LocalLink>;
  return (
    <>
      <p id={`${id}-title`}>{t("freeNights.text", { days })}</p>
      <form className={styles.form} aria-labelledby={`${id}-title`} {...form.formProps}>
        <TextField
          {...form.field("email", problems.error)}
          id={`${id}-email`}
          label={t("freeNights.email.label")}
          type="email"
          autoComplete="email"
        />
        <Button
          variant="line"
          small
          type="submit"
          aria-disabled={sending || undefined}
          aria-busy={sending || undefined}
          aria-describedby={`${id}-note`}
        >
          {t(sending ? "freeNights.sending" : failed ? "freeNights.sendAgain" : "freeNights.submit")}
        </Button>
        <Honeypot />
        <ChallengePlace />
        <FormFailure>{failed && <p>{problems.failure(state.failure)}</p>}</FormFailure>
        <Note id={`${id}-note`}>
          <TextWith text="freeNights.note" elements={{ policy }} />
        </Note>
      </form>
    </>
  );
}
