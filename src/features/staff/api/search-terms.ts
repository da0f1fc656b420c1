/** What is searched for, as the database takes it. */
import * as v from "valibot";
import { emailField } from "../../../lib/forms/person-fields";

/** A pattern of `ilike` that finds a text anywhere, taken as it is written. Pure. */
export const likePattern = (text: string): string => `%${text.replace(/[\\%_]/g, "\\$&")}%`;

/**
 * What is searched for where addresses are stored: an address, or a domain in other letters than Latin ones, in the form in which it is
 * stored; other words as they are.
 */
export const normalizeEmailSearch = (text: string): string => {
  const whole = v.safeParse(emailField, text);
  if (whole.success) return whole.output;
  const domain = /[^\u0020-\u007e]/.test(text) ? v.safeParse(emailField, `x@${text.replace(/^@/, "")}`) : undefined;
  return domain?.success === true ? domain.output.slice("x@".length) : text;
};
