/** `content/policies/`: the front matter of policies and of their archived versions. */
import * as v from "valibot";
import { fields, list } from "./fields";
import { day, factName, id, sample, text } from "./values";

/** The policies that have a page. */
export const policyNames = ["privacy", "cookie-policy", "rental-conditions", "accessibility"] as const;

/** The policies whose versions are all archived in `content/policies/archive`, each with a separate page. */
export const citablePolicies = ["privacy", "cookie-policy", "rental-conditions"] as const;

const head = {
  title: text,
  description: text,
  effective: day,
  version: text,
  sample,
  /** A permanent id for each second-level heading, in order; the same in both languages. */
  sectionIds: list(id),
};

export const policySchema = fields(head);

/** An archived version, with the facts and tables of its time: later changes of figures must not change what was agreed. */
export const policyVersionSchema = fields({
  ...head,
  /** Name → the fact as text in this language. */
  facts: v.record(factName, text),
  /** Component → the rows of its table, each a list of cells. */
  tables: v.record(v.string(), v.array(v.array(v.string()))),
});

export type PolicyVersionHead = v.InferOutput<typeof policyVersionSchema>;
export type PolicyHead = v.InferOutput<typeof policySchema>;
