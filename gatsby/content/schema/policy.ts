/** `content/policies/`: the head of a policy, and of a version of it that is kept. */
import * as v from "valibot";
import { fields, list } from "./fields";
import { day, factName, id, sample, text } from "./values";

/** The policies that pages are made for. */
export const policyNames = ["privacy", "cookie-policy", "rental-conditions", "accessibility"] as const;

/** The policies of which every version is kept in `content/policies/archive`, with a page of its own. */
export const citablePolicies = ["privacy", "cookie-policy", "rental-conditions"] as const;

const head = {
  title: text,
  description: text,
  effective: day,
  version: text,
  sample,
  /** One lasting id for each heading of two #, in order, the same in both languages. */
  sectionIds: list(id),
};

export const policySchema = fields(head);

/** What a version states beside its words: figures that change must not change in what was agreed before. */
export const policyVersionSchema = fields({
  ...head,
  /** Name → the fact as it was written in this language. */
  facts: v.record(factName, text),
  /** Component → the rows of its table, each a list of cells. */
  tables: v.record(v.string(), v.array(v.array(v.string()))),
});

export type PolicyVersionHead = v.InferOutput<typeof policyVersionSchema>;
export type PolicyHead = v.InferOutput<typeof policySchema>;
