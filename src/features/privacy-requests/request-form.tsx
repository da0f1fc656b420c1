import { useState } from "react";
import { Choices } from "../../components/ui/choice";
import { TextArea, TextField } from "../../components/ui/field";
import { LocalLink } from "../../components/ui/local-link";
import { Note } from "../../components/ui/paragraphs";
import { TextWith } from "../../components/ui/text-with";
import { useLanguage } from "../../lib/i18n/use-language";
import { useText } from "../../lib/i18n/use-text";
import { FormFrame } from "../forms/form-frame";
import { FormSent } from "../forms/form-parts";
import { useForm } from "../forms/use-form";
import { submitRequest } from "./api/privacy-requests";
import { requestChoices, requestTexts } from "./request-texts";
import { privacyRequestSchema } from "./schema";

interface RequestFormProps {
  /** Email address as an alternative to the form. */
  readonly email: string;
}

/**
 * The form for a GDPR request: the right, the person, and the details. The request is valid once the link in the email
 * is followed. Needs the namespace `dsar`.
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
  const detailsWanted = state.values.type === "rectification";
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
        optional={detailsWanted ? undefined : t("common.optional")}
      />
    </FormFrame>
  );
}
