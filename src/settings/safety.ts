/** How many days before a paper of the house lapses its owner is told: by the build, by `check:launch` and on the staff overview. */
export const warningDays = 30;
