/** Telephone numbers: the content has them in readable form, with no-break spaces after the build; links use the form that is dialled. */

/** The number without spaces and hyphens: `+302310222324` for `+30 2310 222 324`. */
export const dialledNumber = (number: string): string => number.replace(/[\s-]/g, "");

/** The link that calls a number. */
export const telephoneLink = (number: string): string => `tel:${dialledNumber(number)}`;
