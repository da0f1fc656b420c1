/** `content/offers.yml`: offers with their first and last day. Optional. */
import * as v from "valibot";
import { fields, listOfFile } from "./fields";
import { bilingual, day, id, sample, written } from "./values";

export const offersSchema = fields({
  offers: listOfFile(
    fields({
      id,
      sample,
      title: bilingual,
      text: bilingual,
      /** The first and the last day on which the offer is shown, both included. */
      from: day,
      to: day,
      /** The code of the offer at the booking engine. */
      promotion: v.optional(
        written(
          /^[\w-]{1,40}$/,
          "is not a promotion code.",
          "Write it as the reservation engine knows it: letters, digits and hyphens.",
        ),
      ),
    }),
    "content/offers.yml",
  ),
});

export type Offers = v.InferOutput<typeof offersSchema>;
