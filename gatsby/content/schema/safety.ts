/** `content/safety.yml`: what the law asks of a house that is let, each with its date and the day on which it lapses. Optional. */
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
      /** Who, how many, where; left out where the label says it all. */
      value: v.optional(bilingual),
      /** When it was issued, bought or done. */
      date: v.optional(day),
      /** The last day on which it holds; left out for what does not lapse. */
      lapses: v.optional(day),
    }),
    "content/safety.yml",
  ),
});

export type Safety = v.InferOutput<typeof safetySchema>;
