/** The schema of a contact message, shared by the form and the contact function (specification §5). */
import * as v from "valibot";
import { nightsBetween } from "../../lib/booking/days.ts";
import {
  dayField,
  emailField,
  languageField,
  longText,
  nameField,
  antiSpamFields,
  suiteField,
} from "../../lib/forms/person-fields.ts";

/** The most characters that a message may have. */
export const messageLimit = 4000;

/** The longest stay that a message may contain, in nights. */
export const longestStay = 366;

/**
 * The stay that a message is about; both days are required. The database checks the same limits. Neither this schema nor the database checks
 * whether the nights are free.
 */
const messageStay = v.pipe(
  v.object({
    arrival: dayField("stayInvalid"),
    departure: dayField("stayInvalid"),
    guests: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(20)),
    suite: v.optional(suiteField),
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
  /** Path of the page with the form. */
  page: v.optional(v.pipe(v.string(), v.regex(/^\/[^\s?#\p{Cc}\p{Surrogate}]*$/u), v.maxLength(200))),
  /** Included if both days are chosen, unless the guest removes the stay. */
  stay: v.optional(messageStay),
  /** The version of the rental conditions that the page links to: the date on which it came into force. */
  terms: v.optional(dayField("termsUnknown")),
  ...antiSpamFields,
});

export type ContactMessage = v.InferOutput<typeof contactSchema>;
