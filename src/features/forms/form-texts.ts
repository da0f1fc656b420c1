/** Texts of forms: their shape, and the messages for errors and failures. */
import type { LimitReason } from "../../lib/forms/limit-reasons";
import type { Text, TextKey } from "../../lib/i18n/keys";
import type { Failure } from "./form-state";

/** The texts of a form in the page's language. */
export interface FormTexts {
  /** Accessible name of the form. */
  readonly label: string;
  readonly submit: string;
  readonly sending: string;
  readonly sendAgain: string;
  readonly byEmail: string;
  readonly noScript: string;
  readonly draftRestored: string;
  readonly discardDraft: string;
  /** Message that the input is kept, if the failure message does not say so. */
  readonly kept?: string;
  readonly summary: (count: number) => string;
  readonly error: (code: string) => string;
  readonly failure: (failure: Failure) => string;
}

/** Text keys of a form's error messages. */
interface ProblemKeys {
  /** By error code of the form's schema. */
  readonly fields: Readonly<Record<string, TextKey>>;
  /** For every other error, and for every other failure except `challenge`. */
  readonly general: TextKey;
  readonly offline: TextKey;
  /** `{{wait}}` in each text is the waiting time. */
  readonly rateLimited: Readonly<Record<LimitReason, TextKey>>;
}

/** The waiting time: `59 minutes`, `1 hour`. Sixty minutes or more are given in whole hours, rounded up, so that nobody tries too early. */
export const waitText = (t: Text, minutes: number): string =>
  minutes < 60
    ? t("common.wait.minutes", { count: minutes })
    : t("common.wait.hours", { count: Math.ceil(minutes / 60) });

/** The messages for a field's error code and for a failed submission. `limits` supplies `{{max}}` for codes about a length. */
export const problemTexts = (
  t: Text,
  keys: ProblemKeys,
  limits: Readonly<Record<string, number>> = {},
): Pick<FormTexts, "error" | "failure"> => ({
  error: (code) => {
    const max = limits[code];
    return t(keys.fields[code] ?? keys.general, max === undefined ? {} : { max });
  },
  failure: (failure) => {
    if (failure.kind === "offline") return t(keys.offline);
    if (failure.kind === "rateLimited")
      return t(keys.rateLimited[failure.reason], { wait: waitText(t, failure.minutes) });
    return t(failure.kind === "challenge" ? "common.challenge.failed" : keys.general);
  },
});
