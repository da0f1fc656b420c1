/** `content/policies/`: the head of a policy. */
import type * as v from "valibot";
import { fields, list } from "./fields";
import { day, id, sample, text } from "./values";

/** The policies that pages are made for. */
export const policyNames = ["privacy", "cookie-policy", "rental-conditions", "accessibility"] as const;

export const policySchema = fields({
  title: text,
  description: text,
  effective: day,
  version: text,
  sample,
  /** One lasting id for each heading of two #, in order, the same in both languages. */
  sectionIds: list(id),
});

export type PolicyHead = v.InferOutput<typeof policySchema>;
