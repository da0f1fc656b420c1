/** What the contact form says: the messages of specification §5 and §8. */
import { personLimits } from "../../lib/forms/person-fields";
import type { Text, TextKey } from "../../lib/i18n/keys";
import type { FormTexts } from "../forms/form-frame";
import type { Failure } from "../forms/form-state";
import { waitText } from "../forms/wait-text";
import { messageLimit } from "./schema";

const errorKeys: Readonly<Record<string, TextKey>> = {
  nameRequired: "contact.error.nameRequired",
  nameTooLong: "contact.error.nameTooLong",
  emailRequired: "contact.error.emailRequired",
  emailInvalid: "contact.error.emailInvalid",
  messageRequired: "contact.error.messageRequired",
  messageTooLong: "contact.error.messageTooLong",
};

const failureText = (t: Text, failure: Failure): string => {
  if (failure.kind === "offline") return t("contact.error.offline");
  if (failure.kind === "rateLimited") return t("contact.error.rateLimited", { wait: waitText(t, failure.minutes) });
  if (failure.kind === "challenge") return t("common.challenge.failed");
  return t("contact.error.general");
};

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
  error: (code) =>
    t(errorKeys[code] ?? "contact.error.general", {
      max: code === "nameTooLong" ? personLimits.name : messageLimit,
    }),
  failure: (failure) => failureText(t, failure),
});
