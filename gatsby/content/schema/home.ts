/** `content/home.yml`: the texts of the home page. */
import * as v from "valibot";
import { issueMessage } from "../content-issue";
import { fields, list, listById } from "./fields";
import { bilingual, id, pageMeta, quote, sample } from "./values";

const section = fields({
  sample,
  eyebrow: v.optional(bilingual),
  title: bilingual,
  intro: bilingual,
  action: v.optional(bilingual),
});

export const homeSchema = fields({
  meta: pageMeta,
  hero: fields({ sample, eyebrow: bilingual, line: bilingual, picture: id }),
  directBooking: fields({
    eyebrow: bilingual,
    title: bilingual,
    intro: bilingual,
    benefits: listById(fields({ id, title: bilingual, text: bilingual })),
    action: bilingual,
  }),
  suiteFacts: fields({
    sample,
    eyebrow: bilingual,
    title: bilingual,
    picture: id,
    intro: bilingual,
    items: listById(fields({ id, value: bilingual, label: bilingual })),
    action: bilingual,
  }),
  /** Ids of gallery pictures: two wide ones around two upright ones. */
  strip: v.pipe(
    list(id),
    v.length(4, issueMessage("The strip shows four pictures.", "Name the ids of four gallery pictures.")),
  ),
  gallery: section,
  /** Left out while there is no review; the home page then shows no quotation. */
  quote: v.optional(quote),
  reviews: section,
  location: section,
  journal: section,
  newsletter: section,
});

export type Home = v.InferOutput<typeof homeSchema>;
