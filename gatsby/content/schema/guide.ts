/** `content/guide/`: the head of a part of the house guide. */
import * as v from "valibot";
import { fields, list } from "./fields";
import { id, sample, text } from "./values";

/** The parts of the guide, in the order in which the page shows them; each is a panel of the printed sheet. */
export const guideParts = ["arriving", "suite", "emergency"] as const;

export const guidePartSchema = fields({
  title: text,
  sample,
  /** The id of a gallery picture. */
  picture: v.optional(id),
  /** One lasting id for each heading of two #, in order, the same in both languages and used once in the whole guide. */
  sectionIds: list(id),
});

export type GuidePartHead = v.InferOutput<typeof guidePartSchema>;
