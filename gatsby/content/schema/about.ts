/** `content/about.yml`: the story of the house. */
import * as v from "valibot";
import { fields, list, listById } from "./fields";
import { bilingual, id, pageMeta, sample, text } from "./values";

export const aboutSchema = fields({
  sample,
  meta: pageMeta,
  title: bilingual,
  standfirst: bilingual,
  /** The id of a gallery picture that shows the house. */
  picture: id,
  sections: listById(
    fields({
      id,
      title: bilingual,
      picture: v.optional(id),
      paragraphs: list(bilingual),
      list: v.optional(listById(fields({ id, sample, en: text, el: text }))),
    }),
  ),
  closing: bilingual,
});

export type About = v.InferOutput<typeof aboutSchema>;
