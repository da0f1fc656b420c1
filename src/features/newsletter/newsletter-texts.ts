/** What the newsletter form says. */
import type { LimitReason } from "../../lib/forms/limit-reasons";
import type { Text, TextKey } from "../../lib/i18n/keys";
import type { Failure } from "../forms/form-state";
import { waitText } from "../forms/wait-text";

const errorKeys: Readonly<Record<string, TextKey>> = {
  emailRequired: "newsletter.error.emailRequired",
  emailInvalid: "newsletter.error.emailInvalid",
};

/** The sentence for a code of the schema. */
export const newsletterError = (t: Text, code: string): string => t(errorKeys[code] ?? "newsletter.error.general");

const limitKeys: Readonly<Record<LimitReason, TextKey>> = {
  visitor: "newsletter.error.rateLimited",
  recipient: "newsletter.error.recipientLimited",
};

/** Why nothing was sent, and what to do. */
export const newsletterFailure = (t: Text, failure: Failure): string => {
  if (failure.kind === "offline") return t("newsletter.error.offline");
  if (failure.kind === "rateLimited") return t(limitKeys[failure.reason], { wait: waitText(t, failure.minutes) });
  if (failure.kind === "challenge") return t("common.challenge.failed");
  return t("newsletter.error.general");
};
