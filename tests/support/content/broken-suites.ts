/** Mistakes in a suite's own settings: id, engine, rates and number of guests. */
import { type BrokenCase, append, replace, write } from "./copy";

const suite = "suites/luxury-suite/suite.yml";

export const brokenSuites: readonly BrokenCase[] = [
  {
    name: "an engine of its own without its account",
    break: append(suite, "bookingEngine: { preset: mews }\n"),
    says: [
      `content/${suite}:`,
      "bookingEngine.account",
      "“mews” cannot be reached without “account”",
      "Add “account:”",
    ],
  },
  {
    name: "an unknown field of its engine",
    break: append(suite, "bookingEngine: { propertyId: 12 }\n"),
    says: [`content/${suite}:`, "bookingEngine", "There is no field called “propertyId” here", "property"],
  },
  {
    name: "an id of more than 60 characters",
    break: replace(suite, /^id: .*/m, `id: ${"suite-".repeat(10)}s`),
    says: [
      `content/${suite}:`,
      "  id\n",
      "is longer than 60 characters, which forms and calendars do not accept",
      "Give the suite and its folder a shorter name",
    ],
  },
  {
    name: "a number of guests of the only suite",
    break: append(suite, "maxGuests: 2\n"),
    says: [`content/${suite}:`, "maxGuests", "The house has only this suite", "correct the fact “maxGuests”"],
  },
  {
    name: "rates of its own with a night that has no price",
    break: write(
      "suites/luxury-suite/rates.yml",
      `currency: EUR
vatIncluded: true
validUntil: 2027-12-31
seasons:
  - { id: summer, label: { en: "Summer", el: "Καλοκαίρι" }, from: "05-01", to: "09-30", night: 210 }
`,
    ),
    says: ["content/suites/luxury-suite/rates.yml:", "seasons", "The night of 01-01 has no price"],
  },
];
