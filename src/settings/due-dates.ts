/**
 * The owner is warned this many days before a safety document, the rates or an offer expire: by the build, by
 * `check:launch` and on the staff overview.
 */
export const warningDays = 30;
