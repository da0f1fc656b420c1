/** Prepares search terms for the database. */
import * as v from "valibot";
import { emailField } from "../../../lib/forms/person-fields";

/**
 * An `ilike` pattern that matches the literal text anywhere. PostgREST reads `*` as `%` and has no way to escape it, so it is replaced by
 * `_`, which matches any one character.
 */
export const likePattern = (text: string): string => `%${text.replace(/[\\%_]/g, "\\$&").replaceAll("*", "_")}%`;

/**
 * Converts a search term for email addresses: a whole address, or a domain with characters outside ASCII, is converted to
 * the form in which it is stored. Other terms are returned unchanged.
 */
export const normalizeEmailSearch = (text: string): string => {
  const whole = v.safeParse(emailField, text);
  if (whole.success) return whole.output;
  const domain = /[^\u0020-\u007e]/.test(text) ? v.safeParse(emailField, `x@${text.replace(/^@/, "")}`) : undefined;
  return domain?.success === true ? domain.output.slice("x@".length) : text;
};
