/** The requests of “tell me if these nights become free”, shared by the form and the function `free-nights`. */
import * as v from "valibot";
import { isDay, nightsBetween } from "../../lib/booking/days.ts";
import { emailField, languageField, antiSpamFields, suiteField } from "../../lib/forms/person-fields.ts";
import { verificationTokenField } from "../../lib/forms/verification-token.ts";

/** The most nights of one request; the database checks the same limit. */
const mostNights = 366;

const dayField = v.pipe(
  v.string("dayUnknown"),
  v.check((text) => isDay(text), "dayUnknown"),
);

export const askSchema = v.pipe(
  v.object({
    action: v.literal("ask"),
    email: emailField,
    language: languageField,
    arrival: dayField,
    departure: dayField,
    suite: v.optional(suiteField),
    ...antiSpamFields,
  }),
  v.forward(
    v.partialCheck(
      [["arrival"], ["departure"]],
      ({ arrival, departure }) => {
        const nights = nightsBetween(arrival, departure);
        return nights >= 1 && nights <= mostNights;
      },
      "nightsUnknown",
    ),
    ["departure"],
  ),
);

export const freeNightsSchema = v.variant("action", [
  askSchema,
  // `check` only validates the token of the email's link, `verify` confirms the request, `withdraw` deletes all requests of its
  // email address for the same nights.
  v.object({ action: v.picklist(["check", "verify", "withdraw"]), token: verificationTokenField }),
]);
