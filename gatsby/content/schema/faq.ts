/** `content/faq.yml`: questions and answers, in groups. */
import * as v from "valibot";
import { fields, listById } from "./fields";
import { bilingual, id, pageMeta, sample } from "./values";

const item = fields({
  id,
  sample,
  /** Also shown on the suite page, under the terms. */
  onSuitePage: v.optional(v.boolean()),
  question: bilingual,
  answer: bilingual,
});

export const faqSchema = fields({
  meta: pageMeta,
  title: bilingual,
  intro: bilingual,
  groups: listById(fields({ id, title: bilingual, items: listById(item) })),
});

export type Faq = v.InferOutput<typeof faqSchema>;
