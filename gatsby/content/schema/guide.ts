/** `content/guide/`: the front matter of a part of the house guide. */
import * as v from "valibot";
import { fields, list } from "./fields";
import { id, sample, text } from "./values";

/** The parts of the guide, in the order of the page; each is one panel of the printed sheet. */
export const guideParts = ["arriving", "suite", "emergency"] as const;

export const guidePartSchema = fields({
  title: text,
  sample,
  /** The id of a gallery picture. */
  picture: v.optional(id),
  /** A permanent id for each second-level heading, in order; the same in both languages, and unique within the whole guide. */
  sectionIds: list(id),
});

export type GuidePartHead = v.InferOutput<typeof guidePartSchema>;
