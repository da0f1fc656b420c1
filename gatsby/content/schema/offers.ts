/** `content/offers.yml`: offers that are shown from one day to another. Optional. */
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
      /** First and last day on which it is shown, both included. */
      from: day,
      to: day,
      /** Its code at the reservation engine. */
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
