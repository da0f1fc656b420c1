/** `content/safety.yml`: certificates and equipment that the law requires, with their dates of issue and expiry. Optional. */
import * as v from "valibot";
import { fields, listOfFile } from "./fields";
import { bilingual, day, id, sample } from "./values";

export const safetySchema = fields({
  intro: bilingual,
  items: listOfFile(
    fields({
      id,
      sample,
      label: bilingual,
      /** Details such as who, how many or where; left out if the label is enough. */
      value: v.optional(bilingual),
      /** The day on which it was issued, bought or carried out. */
      date: v.optional(day),
      /** The last day of validity; left out if it does not expire. */
      lapses: v.optional(day),
    }),
    "content/safety.yml",
  ),
});

export type Safety = v.InferOutput<typeof safetySchema>;
