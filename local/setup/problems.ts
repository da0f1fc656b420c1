/** What can be wrong with an answer. */

/** The keys of `problems` in texts.<language>.yml. */
export const problemKeys = [
  "needed",
  "neededByEngine",
  "unanswered",
  "unansweredOrNone",
  "noLetters",
  "noAddress",
  "noDigits",
  "latinLetters",
  "greekLetters",
  "whole",
  "number",
  "tooMuch",
  "balconySmaller",
  "moreThanGuests",
  "cashLaw",
  "greekPostalCode",
  "postalCode",
  "digits",
  "greekTaxNumber",
  "ama",
  "cityGenitive",
  "cityAccusative",
  "cityLocative",
  "otherCity",
  "wrongGenitive",
  "wrongAccusative",
  "locativeAs",
  "shortLink",
  "point",
  "hours",
  "time",
  "day",
  "phone",
  "mail",
  "website",
  "address",
  "server",
  "timeZone",
  "countryCode",
  "suiteAddress",
  "colour",
  "unreadable",
] as const;
export type ProblemKey = (typeof problemKeys)[number];

/** A problem, and the values for the placeholders of its text. */
export interface Problem {
  readonly key: ProblemKey;
  readonly values?: Readonly<Record<string, string | number>>;
}
