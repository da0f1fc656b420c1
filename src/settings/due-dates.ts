/** How many days before a paper of the house lapses, or the rates or an offer end, the owner is told: by the build, by `check:launch` and on the staff overview. */
export const warningDays = 30;
