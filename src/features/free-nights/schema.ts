/** The requests of “tell me if these nights become free”, shared by the form and the function `free-nights`. */
import * as v from "valibot";
import { nightsBetween } from "../../lib/booking/days.ts";
import {
  antiSpamFields,
  dayField,
  emailField,
  languageField,
  suiteField,
  verificationTokenField,
} from "../../lib/forms/person-fields.ts";

/** The most nights of one request; the database checks the same limit. */
const maxNights = 366;

export const askSchema = v.pipe(
  v.object({
    action: v.literal("ask"),
    email: emailField,
    language: languageField,
    arrival: dayField("dayUnknown"),
    departure: dayField("dayUnknown"),
    suite: v.optional(suiteField),
    ...antiSpamFields,
  }),
  v.forward(
    v.partialCheck(
      [["arrival"], ["departure"]],
      ({ arrival, departure }) => {
        const nights = nightsBetween(arrival, departure);
        return nights >= 1 && nights <= maxNights;
      },
      "nightsUnknown",
    ),
    ["departure"],
  ),
);

export const freeNightsSchema = v.variant("action", [
  askSchema,
  // `check` only validates the token of the email's link, `verify` confirms the request, `withdraw` deletes all requests of the
  // same email address for the same nights and suite.
  v.object({ action: v.picklist(["check", "verify", "withdraw"]), token: verificationTokenField }),
]);
