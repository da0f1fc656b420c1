/** Texts of the contact form (specification §5 and §8). */
import { personLimits } from "../../lib/forms/person-fields";
import type { Text } from "../../lib/i18n/keys";
import { type FormTexts, problemTexts } from "../forms/form-texts";
import { messageLimit } from "./schema";

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
