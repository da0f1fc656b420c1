/** `content/home.yml`, `about.yml` and `faq.yml`: the texts of pages. */
import * as v from "valibot";
import { issueMessage } from "../content-issue";
import { fields, list, listById } from "./fields";
import { bilingual, id, pageMeta, quote, sample, text } from "./values";

const section = { sample, title: bilingual, intro: bilingual };

/** Pictures are named by their ids in a gallery. */
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
  /** Two wide pictures around two upright ones. */
  strip: v.pipe(
    list(id),
    v.length(4, issueMessage("The strip shows four pictures.", "Name the ids of four gallery pictures.")),
  ),
  gallery: fields({ ...section, action: bilingual }),
  quote: v.optional(quote),
  reviews: fields({ ...section, action: bilingual }),
  location: fields({ ...section, eyebrow: bilingual }),
  journal: fields({ ...section, eyebrow: bilingual, action: bilingual }),
  newsletter: fields(section),
});

export const aboutSchema = fields({
  sample,
  meta: pageMeta,
  title: bilingual,
  standfirst: bilingual,
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

const question = fields({
  id,
  sample,
  /** Also shown on the page of every suite, with the terms. */
  onSuitePage: v.optional(v.boolean()),
  question: bilingual,
  answer: bilingual,
});

export const faqSchema = fields({
  meta: pageMeta,
  title: bilingual,
  intro: bilingual,
  groups: listById(fields({ id, title: bilingual, items: listById(question) })),
});
