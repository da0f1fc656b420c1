/** The pages whose texts are in one file each: `content/home.yml` (its hero picture is in hero.ts), `about.yml`, `faq.yml` and `safety.yml`. */
import * as v from "valibot";
import { fields } from "../content/schema/fields";
import { safetySchema } from "../content/schema/optional-lists";
import { aboutSchema, faqSchema, homeSchema } from "../content/schema/pages";
import { contentTypes } from "./content-types";

const certificate = { ...safetySchema.entries.items.item.entries, lapsed: v.boolean() };

export const pageTypes = [
  contentTypes("Home", homeSchema.entries, {
    strip: null,
    quote: null,
    factsPicture: "GalleryPicture!",
    stripPictures: "[GalleryPicture!]!",
    /** Null while there is no review. */
    guestQuote: "GuestQuote",
  }),
  contentTypes("About", aboutSchema.entries, { pictures: "[GalleryPicture!]!" }),
  /** `ofSuite` are the questions that are also shown on the suite's page, in order. */
  contentTypes("Faq", faqSchema.entries, { ofSuite: "[FaqGroupItem!]!" }),
  /** `lapsed` says whether a certificate had expired on the day of the build. */
  contentTypes("Safety", { ...safetySchema.entries, items: v.array(fields(certificate)) }),
  /* GraphQL */ `
    type GuestQuote {
      words: String!
      "Whether the words are quoted from our translation."
      translated: Boolean!
      review: Review!
    }
  `,
].join("\n");
