import { useState } from "react";
import { type Choice, Choices } from "./choices";
import { personLimits } from "../../lib/forms/person-fields";
import type { Text, TextKey } from "../../lib/i18n/keys";
import { type RequestType, requestTypes } from "../../lib/forms/request-types";
import { detailsLimit, privacyRequestSchema } from "./schema";
import { TextArea, TextField } from "../../components/ui/field";
import { LocalLink } from "../../components/ui/local-link";
import { Note } from "../../components/ui/paragraphs";
import { TextWith } from "../../components/ui/text-with-links";
import { useLanguage } from "../../lib/i18n/use-language";
import { useText } from "../../lib/i18n/use-text";
import { FormFrame } from "../forms/form-frame";
import { type FormTexts, FormSent, problemTexts } from "../forms/form-parts";
import { useForm } from "../forms/use-form";
import { submitRequest } from "./api/privacy-requests";

const problemKeys = {
  fields: {
    typeRequired: "dsar.error.typeRequired",
    nameRequired: "dsar.error.nameRequired",
    nameTooLong: "dsar.error.nameTooLong",
    emailRequired: "dsar.error.emailRequired",
    emailInvalid: "dsar.error.emailInvalid",
    detailsRequired: "dsar.error.detailsRequired",
    detailsTooLong: "dsar.error.detailsTooLong",
  },
  general: "dsar.error.general",
  offline: "dsar.error.offline",
  rateLimited: { visitor: "dsar.error.rateLimited", recipient: "dsar.error.recipientLimited" },
} as const;

const typeKeys: Readonly<Record<RequestType, { readonly name: TextKey; readonly text: TextKey }>> = {
  access: { name: "dsar.type.access.name", text: "dsar.type.access.text" },
  rectification: { name: "dsar.type.rectification.name", text: "dsar.type.rectification.text" },
  erasure: { name: "dsar.type.erasure.name", text: "dsar.type.erasure.text" },
  restriction: { name: "dsar.type.restriction.name", text: "dsar.type.restriction.text" },
  portability: { name: "dsar.type.portability.name", text: "dsar.type.portability.text" },
  objection: { name: "dsar.type.objection.name", text: "dsar.type.objection.text" },
};

/** The rights to choose from, each with an explanation. */
const requestChoices = (t: Text): Choice<RequestType>[] =>
  requestTypes.map((value) => ({ value, name: t(typeKeys[value].name), text: t(typeKeys[value].text) }));

/** The texts of the form in the page's language. */
export const requestTexts = (t: Text): FormTexts => ({
  label: t("dsar.form.note"),
  submit: t("dsar.submit"),
  sending: t("dsar.sending"),
  sendAgain: t("dsar.sendAgain"),
  byEmail: t("dsar.byEmail"),
  noScript: t("dsar.form.noScript"),
  draftRestored: t("dsar.form.draftRestored"),
  discardDraft: t("dsar.form.discardDraft"),
  summary: (count) => t("dsar.error.summary", { count }),
  ...problemTexts(t, problemKeys, { nameTooLong: personLimits.name, detailsTooLong: detailsLimit }),
});

interface RequestFormProps {
  /** Email address as an alternative to the form. */
  readonly email: string;
}

/**
 * The form for a GDPR request: the right, the person, and the details. The request is valid when the person has confirmed it on the page
 * that the email links to. Needs the namespace `dsar`.
 */
export function RequestForm({ email }: RequestFormProps) {
  const t = useText();
  const language = useLanguage();
  const [sentTo, setSentTo] = useState("");
  const form = useForm({
    name: "privacy-request",
    fields: ["type", "name", "email", "details"],
    schema: privacyRequestSchema,
    constants: { action: "submit", language },
    send: (request, { idempotencyKey, guards }) => {
      setSentTo(request.email);
      return submitRequest({ ...request, ...guards }, idempotencyKey);
    },
  });
  const { state } = form;
  if (state.phase === "sent") {
    const again = { label: t("dsar.confirmed.newRequest"), onClick: form.restart };
    return (
      <FormSent title={t("dsar.sent.title")} again={again}>
        <p>{t("dsar.sent.text", { email: sentTo })}</p>
        <p>{t("dsar.sent.missing")}</p>
      </FormSent>
    );
  }
  const texts = requestTexts(t);
  const field = (name: "type" | "name" | "email" | "details") => form.field(name, texts.error);
  const policy = <LocalLink to="/privacy">{t("dsar.form.privacyLink")}</LocalLink>;
  const detailsRequired = state.values.type === "rectification";
  return (
    <FormFrame
      form={form}
      texts={texts}
      email={email}
      note={
        <Note>
          <TextWith text="dsar.form.privacy" elements={{ policy }} />
        </Note>
      }
    >
      <Choices {...field("type")} label={t("dsar.type.label")} choices={requestChoices(t)} />
      <TextField {...field("name")} label={t("dsar.name.label")} autoComplete="name" />
      <TextField
        {...field("email")}
        label={t("dsar.email.label")}
        hint={t("dsar.email.hint")}
        type="email"
        autoComplete="email"
      />
      <TextArea
        {...field("details")}
        label={t("dsar.details.label")}
        hint={t("dsar.details.hint")}
        optional={detailsRequired ? undefined : t("common.optional")}
      />
    </FormFrame>
  );
}
