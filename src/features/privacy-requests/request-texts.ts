/** The texts of the form for data-subject requests. */
import type { Choice } from "../../components/ui/choice";
import { personLimits } from "../../lib/forms/person-fields";
import type { Text, TextKey } from "../../lib/i18n/keys";
import { type FormTexts, problemTexts } from "../forms/form-texts";
import { type RequestType, detailsLimit, requestTypes } from "./schema";

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
export const requestChoices = (t: Text): Choice<RequestType>[] =>
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
