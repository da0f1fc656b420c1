/**
 * How many days before a safety document, the rates or an offer expire the owner is warned: by the build, by
 * `check:launch` and on the staff overview.
 */
export const warningDays = 30;
