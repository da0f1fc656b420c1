/** The link that calls a telephone number. Separate from `split-contacts.ts`, because every page loads this file. */

/**
 * The number without spaces and hyphens, the form that is dialled: `+302310222324` for `+30 2310 222 324`. The content has the readable form,
 * with no-break spaces after the build.
 */
export const dialledNumber = (number: string): string => number.replace(/[\s-]/g, "");

/** The link that calls a number. */
export const telephoneLink = (number: string): string => `tel:${dialledNumber(number)}`;
