/** What the contact form sends and the contact function accepts (specification §5). One schema for both. */
import * as v from "valibot";
import { nightsBetween } from "../../lib/booking/days.ts";
import { daySchema } from "../../lib/booking/night-runs.ts";
import { emailField, languageField, longText, nameField, antiSpamFields } from "../../lib/forms/person-fields.ts";

/** Characters a message may have. */
export const messageLimit = 4000;

/** The longest stay that a message takes along, in nights. */
export const longestStay = 366;

/** The stay that a message is about, both days chosen. The database has the same limits; which nights are free it does not say. */
const messageStay = v.pipe(
  v.object({
    arrival: daySchema,
    departure: daySchema,
    guests: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(20)),
  }),
  v.check(({ arrival, departure }) => {
    const nights = nightsBetween(arrival, departure);
    return nights >= 1 && nights <= longestStay;
  }, "stayInvalid"),
);

export const contactSchema = v.object({
  name: nameField,
  email: emailField,
  message: v.pipe(
    longText("messageRequired"),
    v.nonEmpty("messageRequired"),
    v.maxLength(messageLimit, "messageTooLong"),
  ),
  language: languageField,
  /** Path of the page the form stood on. */
  page: v.optional(v.pipe(v.string(), v.regex(/^\/[^\s?#\p{Cc}\p{Surrogate}]*$/u), v.maxLength(200))),
  /** Taken along unless the guest removes it. */
  stay: v.optional(messageStay),
  /** The version of the rental conditions that the page leads to: the day since which it is in force. */
  terms: v.optional(daySchema),
  ...antiSpamFields,
});

export type ContactMessage = v.InferOutput<typeof contactSchema>;
