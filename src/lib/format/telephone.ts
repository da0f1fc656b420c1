/** Telephone numbers: written once, as people read them, and dialled as written. The build has made their spaces no-break ones. */

/** As machines dial it, in the form of E.164: `+302310222324` for `+30 2310 222 324`. */
export const dialledNumber = (number: string): string => number.replace(/[\s-]/g, "");

/** The link that calls a number. */
export const telephoneLink = (number: string): string => `tel:${dialledNumber(number)}`;
