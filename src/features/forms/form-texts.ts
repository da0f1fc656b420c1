/** What forms say: the shape of their texts, and the sentences for everything that can be wrong with a form. */
import type { LimitReason } from "../../lib/forms/limit-reasons";
import type { Text, TextKey } from "../../lib/i18n/keys";
import type { Failure } from "./form-state";

/** What a form says, in the page's language. */
export interface FormTexts {
  /** Names the form for those who do not see it. */
  readonly label: string;
  readonly submit: string;
  readonly sending: string;
  readonly sendAgain: string;
  readonly byEmail: string;
  readonly noScript: string;
  readonly draftRestored: string;
  readonly discardDraft: string;
  /** Says that the input is kept, where the text of the failure does not. */
  readonly kept?: string;
  readonly summary: (count: number) => string;
  readonly error: (code: string) => string;
  readonly failure: (failure: Failure) => string;
}

/** Which texts of a form say what is wrong. */
interface ProblemKeys {
  /** By the codes of the form's schema. */
  readonly fields: Readonly<Record<string, TextKey>>;
  /** For anything else. */
  readonly general: TextKey;
  readonly offline: TextKey;
  /** Of each, `{{wait}}` is how long to wait. */
  readonly rateLimited: Readonly<Record<LimitReason, TextKey>>;
}

/** How long somebody has to wait: `59 minutes`, `1 hour`. Whole hours from sixty minutes on, rounded up, so that the wait is enough. */
export const waitText = (t: Text, minutes: number): string =>
  minutes < 60
    ? t("common.wait.minutes", { count: minutes })
    : t("common.wait.hours", { count: Math.ceil(minutes / 60) });

/** The sentences for a field's code and for a failed sending. `limits` gives the `{{max}}` of codes that speak of a length. */
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
