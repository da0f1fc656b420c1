import { useRef } from "react";
import * as v from "valibot";
import { personLimits } from "../../lib/forms/person-fields";
import type { Text } from "../../lib/i18n/keys";
import { contactSchema, longestStay, messageLimit } from "./schema";
import { useSite } from "../../components/layout/site-context";
import { TextArea, TextField } from "../../components/ui/field";
import { LocalLink } from "../../components/ui/local-link";
import { Note } from "../../components/ui/paragraphs";
import { TextWith } from "../../components/ui/text-with-links";
import { useStay } from "../../components/layout/use-stay";
import type { Stay } from "../../lib/booking/engine";
import { useLanguage } from "../../lib/i18n/use-language";
import { useText } from "../../lib/i18n/use-text";
import { nightsOf } from "../booking/stay";
import { useToday } from "../booking/use-today";
import { FormFrame } from "../forms/form-frame";
import { type FormTexts, FormSent, problemTexts } from "../forms/form-parts";
import { useForm } from "../forms/use-form";
import { sendMessage } from "./api/send-message";
import { MessageStay } from "./message-stay";

const problemKeys = {
  fields: {
    nameRequired: "contact.error.nameRequired",
    nameTooLong: "contact.error.nameTooLong",
    emailRequired: "contact.error.emailRequired",
    emailInvalid: "contact.error.emailInvalid",
    messageRequired: "contact.error.messageRequired",
    messageTooLong: "contact.error.messageTooLong",
  },
  general: "contact.error.general",
  offline: "contact.error.offline",
  rateLimited: { visitor: "contact.error.rateLimited", recipient: "contact.error.rateLimited" },
} as const;

/** The texts of the form in the page's language. */
export const contactTexts = (t: Text): FormTexts => ({
  label: t("contact.form.title"),
  submit: t("contact.form.submit"),
  sending: t("contact.form.sending"),
  sendAgain: t("contact.form.sendAgain"),
  byEmail: t("contact.form.byEmail"),
  noScript: t("contact.form.noScript"),
  draftRestored: t("contact.form.draftRestored"),
  discardDraft: t("contact.form.discardDraft"),
  kept: t("contact.error.kept"),
  summary: (count) => t("contact.error.summary", { count }),
  ...problemTexts(t, problemKeys, { nameTooLong: personLimits.name, messageTooLong: messageLimit }),
});

/**
 * The days of a stay, as the field `leftOut` contains them. The draft keeps the days of the stay that the guest left out, so that only this
 * stay is left out: another one, chosen later, is sent.
 */
const daysOf = ({ arrival, departure }: Stay): string => `${arrival}/${departure}`;

/** The schema of the form: a message without its stay if the guest leaves this stay out. */
const formSchema = v.pipe(
  v.object({ ...contactSchema.entries, leftOut: v.string() }),
  v.transform(({ leftOut, stay, ...message }) =>
    stay === undefined || leftOut === daysOf(stay) ? message : { ...message, stay },
  ),
);

/** The form shows how many characters remain once it is this many or fewer or, if the message is too long, the excess. */
const countFrom = 500;

interface ContactFormProps {
  /** The version of the rental conditions that is sent with the message: the date on which it came into force. */
  readonly terms: string;
}

/**
 * A message to the house: name, email, message, and the stay of this tab if both days are chosen and the guest does not leave the stay out.
 * All fields, including the days of a stay left out, are kept on the device until sent or cleared, for `draftLifetimeDays` at most.
 * Needs the namespace `contact`.
 */
export function ContactForm({ terms }: ContactFormProps) {
  const t = useText();
  const language = useLanguage();
  const { email } = useSite().contact;
  const stay = useStay();
  // The stay of the tab is not known until the page has hydrated.
  const hasStay = useToday() !== "" && nightsOf(stay) > 0 && nightsOf(stay) <= longestStay;
  const leftOut = useRef<HTMLInputElement>(null);
  const form = useForm({
    name: "contact",
    fields: ["name", "email", "message", "leftOut"],
    schema: formSchema,
    constants: { language, terms, ...(hasStay && { stay }) },
    send: (message, { idempotencyKey, guards }) =>
      sendMessage({ ...message, ...guards, page: window.location.pathname }, idempotencyKey),
  });
  const { state } = form;
  if (state.phase === "sent") {
    const again = { label: t("contact.success.another"), onClick: form.restart };
    return (
      <FormSent title={t("contact.success.title")} again={again}>
        <p>{t("contact.success.text")}</p>
      </FormSent>
    );
  }
  const texts = contactTexts(t);
  const isIncluded = !hasStay || state.values.leftOut !== daysOf(stay);
  const include = (isWanted: boolean) => {
    if (leftOut.current === null || state.phase === "sending") return;
    leftOut.current.value = isWanted ? "" : daysOf(stay);
    // The form reads its fields and stores the draft on `input` events.
    leftOut.current.dispatchEvent(new Event("input", { bubbles: true }));
  };
  const field = (name: "name" | "email" | "message") => form.field(name, texts.error);
  const remaining = messageLimit - state.values.message.length;
  const policy = <LocalLink to="/privacy">{t("contact.form.privacyLink")}</LocalLink>;
  return (
    <FormFrame
      form={form}
      texts={texts}
      email={email.address}
      note={
        <Note>
          <TextWith text="contact.form.privacy" elements={{ policy }} />
        </Note>
      }
    >
      <TextField {...field("name")} label={t("contact.form.name.label")} autoComplete="name" />
      <TextField
        {...field("email")}
        label={t("contact.form.email.label")}
        hint={t("contact.form.email.hint")}
        type="email"
        autoComplete="email"
      />
      <MessageStay stay={hasStay ? stay : null} isIncluded={isIncluded} onChange={include} />
      {/* Not `type="hidden"`, whose value `form.reset()` would keep. */}
      <input ref={leftOut} name="leftOut" hidden readOnly />
      <TextArea
        {...field("message")}
        label={t("contact.form.message.label")}
        count={
          remaining <= countFrom &&
          (remaining >= 0
            ? t("contact.form.message.remaining", { count: remaining })
            : t("contact.form.message.tooMany", { count: -remaining }))
        }
      />
    </FormFrame>
  );
}
