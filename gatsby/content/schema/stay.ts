/** `content/stay.yml`: the terms of the stay. Texts quote these facts by name. */
import * as v from "valibot";
import { issueMessage } from "../content-issue";
import { fields, keyOf, listById, rule } from "./fields";
import { missingDay, sharedDay } from "./seasons";
import {
  bilingual,
  currency,
  day,
  dayOfYear,
  factName,
  guestLimit,
  id,
  numberBetween,
  numberThat,
  oneOf,
  sample,
  text,
  time,
  wholeNumber,
  written,
} from "./values";

const period = fields({ from: dayOfYear, to: dayOfYear });

const shared = { sample, label: bilingual };

const timeFact = fields({ type: v.literal("time"), value: time, ...shared });
const dateFact = fields({ type: v.literal("date"), value: day, ...shared });
const countFact = fields({ type: v.literal("count"), value: wholeNumber(1), ...shared });
/** Not 0, because pages would offer “0% off”; and not a fraction, because 10% is written as 10 and not as 0.10. */
const percentage = numberThat(
  (value) => value >= 1 && value <= 100,
  "Write a number from 1 to 100: 10 is 10%. If the house does not have this, delete the fact with all of its lines.",
);
const percentFact = fields({ type: v.literal("percent"), value: percentage, ...shared });
const daysFact = fields({ type: v.literal("days"), value: wholeNumber(1), ...shared });
const moneyFact = fields({
  type: v.literal("money"),
  amount: numberBetween(0, 100000),
  currency,
  /** What the amount is paid for; left out if the amount is a limit. */
  per: v.optional(oneOf(["night", "stay", "day", "ride"])),
  /** The part of the year in which the amount is due, if not always. Texts quote these dates by `name`. */
  season: v.optional(fields({ name: factName, from: dayOfYear, to: dayOfYear })),
  ...shared,
});

const fact = v.variant(
  "type",
  [
    timeFact,
    dateFact,
    countFact,
    percentFact,
    moneyFact,
    daysFact,
    fields({ type: v.literal("speed"), value: wholeNumber(1), unit: text, ...shared }),
    fields({ type: v.literal("boolean"), value: v.boolean(), ...shared }),
  ],
  issueMessage(
    "The type of the fact is not known.",
    "Write one of: time, date, count, days, percent, money, speed, boolean.",
  ),
);

/** Required facts, because pages calculate with them. */
const needed = {
  termsEffectiveFrom: dateFact,
  checkInFrom: timeFact,
  checkOutBy: timeFact,
  maxGuests: fields({ type: v.literal("count"), value: guestLimit, ...shared }),
  guestsIncluded: countFact,
};

/** Facts that a house may leave out; no page, table or sentence then mentions them. */
export const mayBeAbsent = {
  onlineCheckInBy: v.optional(timeFact),
  thirdGuestFee: v.optional(moneyFact),
  directDiscount: v.optional(percentFact),
  climateFeeHigh: v.optional(moneyFact),
  climateFeeLow: v.optional(moneyFact),
  freeCancellationDays: v.optional(daysFact),
  parkingPerDay: v.optional(moneyFact),
  airportTransfer: v.optional(moneyFact),
};

/** The required and optional facts, and any others that texts quote. */
const facts = v.pipe(
  v.objectWithRest({ ...needed, ...mayBeAbsent }, fact, (issue) =>
    issueMessage(`The fact “${keyOf(issue)}” is missing.`, "Pages calculate with it: add it under “facts:”."),
  ),
  rule((given, report) => {
    const wrong = Object.keys(given).find((name) => !v.safeParse(factName, name).success);
    if (wrong === undefined) return;
    const fix = "Use Latin letters and digits, beginning with a small letter: checkInFrom.";
    report([], `“${wrong}” cannot be the name of a fact.`, fix);
  }),
  rule(({ guestsIncluded, maxGuests, thirdGuestFee }, report) => {
    if (guestsIncluded.value !== maxGuests.value || thirdGuestFee === undefined) return;
    const problem = "No guest can be charged the fee: the nightly price includes as many guests as the suite takes.";
    const fix = "Delete thirdGuestFee with all of its lines, or correct guestsIncluded or maxGuests.";
    report(["thirdGuestFee"], problem, fix);
  }),
  rule(({ guestsIncluded, maxGuests, checkOutBy, checkInFrom }, report) => {
    if (guestsIncluded.value > maxGuests.value) {
      const problem = "More guests are included than the suite takes.";
      report(["guestsIncluded", "value"], problem, "Correct this or maxGuests.");
    }
    if (checkOutBy.value > checkInFrom.value)
      report(["checkOutBy", "value"], "Guests leave after the next ones arrive.", "Correct this or checkInFrom.");
  }),
  rule(({ thirdGuestFee, climateFeeHigh, climateFeeLow }, report) => {
    for (const [name, fee] of Object.entries({ thirdGuestFee, climateFeeHigh, climateFeeLow })) {
      if (fee?.per === undefined || fee.per === "night") continue;
      const fix = "Write the amount for one night, and “per: night”.";
      report([name, "per"], "The price of a stay counts this fee for every night.", fix);
    }
    if (thirdGuestFee?.season !== undefined) {
      const problem = "The price of a stay counts this fee on every day of the year.";
      report(["thirdGuestFee", "season"], problem, "Remove the field “season”.");
    }
    if (climateFeeHigh !== undefined && climateFeeLow !== undefined && climateFeeLow.amount > climateFeeHigh.amount) {
      const problem = "The low season costs more than the high one.";
      report(["climateFeeLow", "amount"], problem, "Swap or correct the two amounts.");
    }
    for (const [name, fee] of Object.entries({ climateFeeHigh, climateFeeLow })) {
      if (fee === undefined || fee.season !== undefined) continue;
      const fix = 'Add “season: { name: …, from: "04-01", to: "10-31" }”.';
      report([name], "The season in which the fee applies is missing.", fix);
    }
    const [high, low] = [climateFeeHigh?.season, climateFeeLow?.season];
    if (high === undefined || low === undefined) return;
    const shared = sharedDay([high, low])?.day;
    if (shared !== undefined) {
      const problem = `“climateFeeHigh” and “climateFeeLow” are both due for the night of ${shared}.`;
      const fix = "Change the days of one of them, so that they share no night.";
      report(["climateFeeLow", "season"], problem, fix);
      return;
    }
    const missing = missingDay([high, low]);
    if (missing !== undefined) {
      const problem = `Neither “climateFeeHigh” nor “climateFeeLow” is due for the night of ${missing}.`;
      const fix = "Lengthen the season of one of them: together, they must cover every day of the year.";
      report(["climateFeeLow", "season"], problem, fix);
    }
  }),
);

const span = fields({ id, label: bilingual, from: time, to: time });
const season = fields({
  id,
  label: bilingual,
  hoursName: factName,
  datesName: factName,
  dates: period,
  hours: listById(span),
});

/** The seasons of the quiet hours. Days without quiet hours are allowed; on each other day, one season is in force. */
const seasonsOfQuiet = v.pipe(
  listById(season),
  rule((seasons, report) => {
    const twice = sharedDay(seasons.map(({ id: name, dates }, index) => ({ name, index, ...dates })));
    if (twice === undefined) return;
    const { day: shared, first, second } = twice;
    const fix = "Change the days of one of them, so that they share no day.";
    report([second.index, "dates"], `“${first.name}” and “${second.name}” both have the day ${shared}.`, fix);
  }),
);

const path = written(
  /^(site|suites|reviews)(\.[A-Za-z0-9-]+)+$/,
  "is not the path of a fact.",
  "Write the file and the fields, separated by full stops: site.contact.phone.number.",
);

export const staySchema = fields({
  facts,
  quietHours: v.optional(fields({ label: bilingual, seasons: seasonsOfQuiet })),
  quotable: v.record(factName, path),
});

export type StayFact = v.InferOutput<typeof fact>;
export type Stay = v.InferOutput<typeof staySchema>;
