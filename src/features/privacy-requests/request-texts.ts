/** What the form for data-subject requests says. */
import type { Choice } from "../../components/ui/choice";
import { personLimits } from "../../lib/forms/person-fields";
import type { LimitReason } from "../../lib/forms/limit-reasons";
import type { Text, TextKey } from "../../lib/i18n/keys";
import type { FormTexts } from "../forms/form-frame";
import type { Failure } from "../forms/form-state";
import { waitText } from "../forms/wait-text";
import { type RequestType, detailsLimit, requestTypes } from "./schema";

const errorKeys: Readonly<Record<string, TextKey>> = {
  typeRequired: "dsar.error.typeRequired",
  nameRequired: "dsar.error.nameRequired",
  nameTooLong: "dsar.error.nameTooLong",
  emailRequired: "dsar.error.emailRequired",
  emailInvalid: "dsar.error.emailInvalid",
  detailsRequired: "dsar.error.detailsRequired",
  detailsTooLong: "dsar.error.detailsTooLong",
};

const typeKeys: Readonly<Record<RequestType, { readonly name: TextKey; readonly text: TextKey }>> = {
  access: { name: "dsar.type.access.name", text: "dsar.type.access.text" },
  rectification: { name: "dsar.type.rectification.name", text: "dsar.type.rectification.text" },
  erasure: { name: "dsar.type.erasure.name", text: "dsar.type.erasure.text" },
  restriction: { name: "dsar.type.restriction.name", text: "dsar.type.restriction.text" },
  portability: { name: "dsar.type.portability.name", text: "dsar.type.portability.text" },
  objection: { name: "dsar.type.objection.name", text: "dsar.type.objection.text" },
};

/** The rights one can exercise, each with what it means. */
export const requestChoices = (t: Text): Choice<RequestType>[] =>
  requestTypes.map((value) => ({ value, name: t(typeKeys[value].name), text: t(typeKeys[value].text) }));

const limitKeys: Readonly<Record<LimitReason, TextKey>> = {
  visitor: "dsar.error.rateLimited",
  recipient: "dsar.error.recipientLimited",
};

const failureText = (t: Text, failure: Failure): string => {
  if (failure.kind === "offline") return t("dsar.error.offline");
  if (failure.kind === "rateLimited") return t(limitKeys[failure.reason], { wait: waitText(t, failure.minutes) });
  if (failure.kind === "challenge") return t("common.challenge.failed");
  return t("dsar.error.general");
};

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
  error: (code) =>
    t(errorKeys[code] ?? "dsar.error.general", { max: code === "nameTooLong" ? personLimits.name : detailsLimit }),
  failure: (failure) => failureText(t, failure),
});
