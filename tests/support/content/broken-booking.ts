/** Mistakes in the rates, and in the booking engine in `site.yml`. */
import { type BrokenCase, replace } from "./copy";

export const brokenRates: readonly BrokenCase[] = [
  {
    name: "a night without a price",
    break: replace("rates.yml", 'from: "04-01"', 'from: "04-02"'),
    says: ["content/rates.yml:", "seasons", "The night of 04-01 has no price", "must cover every day of the year"],
  },
  {
    name: "the leap day without a price",
    break: replace("rates.yml", 'to: "03-31"', 'to: "02-28"'),
    says: ["content/rates.yml:", "The night of 02-29 has no price"],
  },
  {
    name: "two seasons that share a night",
    break: replace("rates.yml", 'from: "06-16"', 'from: "06-15"'),
    says: ["content/rates.yml:", "seasons[2]", "“spring” and “summer” both have the night of 06-15", "share no night"],
  },
  {
    name: "two dated seasons that share a night",
    break: replace("rates.yml", "from: 2026-12-30\n    to: 2027-01-01", "from: 2027-09-12\n    to: 2027-09-14"),
    says: ["content/rates.yml:", "“fair” and “new-year” both have the night of 2027-09-12"],
  },
  {
    name: "a season with a year in only one of its days",
    break: replace("rates.yml", "to: 2027-09-12", 'to: "09-12"'),
    says: ["content/rates.yml:", "seasons[4].to", "the other has none", "Write both with a year"],
  },
  {
    name: "a season that ends before it begins",
    break: replace("rates.yml", "to: 2027-09-12", "to: 2027-09-02"),
    says: ["content/rates.yml:", "seasons[4].to", "ends before it begins"],
  },
  {
    name: "a dated season whose last night is after the last one with a price",
    break: replace("rates.yml", "validUntil: 2027-12-31", "validUntil: 2027-09-11"),
    says: [
      "The content has 1 mistake.",
      "validUntil\n",
      "“fair” has nights after the last night with a price",
      "Write 2027-09-12 or a later day here, or end the season earlier",
    ],
  },
  {
    name: "a day that does not exist",
    break: replace("rates.yml", 'to: "10-31"', 'to: "31-10"'),
    says: ["The content has 1 mistake.", "seasons[3].to", "“31-10” is not a day", "2027-04-01 for that year alone"],
  },
  {
    name: "a price with more than two decimals",
    break: replace("rates.yml", "night: 110", "night: 110.0055"),
    says: ["content/rates.yml:", "seasons[0].night", "more than two decimals"],
  },
  {
    name: "prices without VAT",
    break: replace("rates.yml", "vatIncluded: true", "vatIncluded: false"),
    says: ["content/rates.yml:", "vatIncluded", "Prices are shown with VAT"],
  },
  {
    name: "a currency that differs from that of the fees",
    break: replace("rates.yml", "currency: EUR", "currency: USD"),
    says: ["content/rates.yml:", "currency", "The rates are in USD", "in one currency"],
  },
  {
    name: "a weekend price without weekend nights",
    break: replace("rates.yml", "weekend: [fri, sat]\n", ""),
    says: [
      "content/rates.yml:",
      "seasons[1].weekendNight",
      "does not say which nights are the weekend",
      "weekend: [fri, sat]",
    ],
  },
  {
    name: "two discounts for the same length of stay",
    break: replace("rates.yml", "{ nights: 28,", "{ nights: 7,"),
    says: ["content/rates.yml:", "lengthDiscounts[1].nights", "two discounts for 7 nights"],
  },
  {
    name: "an unknown name of a weekday",
    break: replace("rates.yml", "closedToArrival: [thu]", "closedToArrival: [thursday]"),
    says: ["content/rates.yml:", "“thursday” is not one of the possible values", "mon, tue"],
  },
];

export const brokenEngine: readonly BrokenCase[] = [
  {
    name: "an unknown engine",
    break: replace("site.yml", "preset: custom", "preset: bookingsoft"),
    says: [
      "content/site.yml:",
      "bookingEngine.preset",
      "“bookingsoft” is not one of the possible values",
      "webhotelier",
      "custom",
    ],
  },
  {
    name: "an engine without its account",
    break: replace("site.yml", /preset: custom[\s\S]*?guests: "\{guests\}"\n/, "preset: lodgify\n  account: aithra\n"),
    says: [
      "content/site.yml:",
      "bookingEngine.property",
      "“lodgify” cannot be reached without “property”",
      "Add “property:”",
    ],
  },
  {
    name: "a page on Booking.com without its country",
    break: replace("site.yml", /preset: custom[\s\S]*?guests: "\{guests\}"\n/, "preset: booking\n  property: aithra\n"),
    says: ["content/site.yml:", "bookingEngine.property", "“aithra” is not a country code", "gr/aithra-suite"],
  },
  {
    name: "a known engine with a custom address",
    break: replace("site.yml", "preset: custom", "preset: webhotelier\n  account: aithra"),
    says: [
      "content/site.yml:",
      "bookingEngine.address",
      "The address of “webhotelier” is known already",
      "preset: custom",
    ],
  },
  {
    name: "a custom engine without an address",
    break: replace("site.yml", / {2}address: "https:\/\/booking\.aithra.*\n/, ""),
    says: ["content/site.yml:", "bookingEngine.address", "The address of the engine is missing", "https://"],
  },
  {
    name: "an unknown placeholder",
    break: replace("site.yml", 'guests: "{guests}"', 'guests: "{persons}"'),
    says: ["content/site.yml:", "bookingEngine.query.guests", "“{persons}” is not a known placeholder", "{guests}"],
  },
  {
    name: "an invalid date format",
    break: replace("site.yml", "{arrival:YYYY-MM-DD}", "{arrival:JJJJ-MM-TT}"),
    says: ["content/site.yml:", "bookingEngine.query.checkin", "“{arrival:JJJJ-MM-TT}”", "{arrival:YYYY-MM-DD}"],
  },
];
