/** GraphQL types of the content files for one page or card each: `home.yml` with its hero picture, `about.yml`, `faq.yml` and `safety.yml`. */
import { join } from "node:path";
import * as v from "valibot";
import { contentDirectory } from "../folders";
import { fields } from "../content/schema/fields";
import { safetySchema } from "../content/schema/optional-files";
import { aboutSchema, faqSchema, homeSchema } from "../content/schema/pages";
import type { galleryOf } from "../content/suite-pictures";
import { heroFiles } from "../pictures/hero-files";
import { contentTypes } from "./content-types";

const certificate = { ...safetySchema.entries.items.item.entries, lapsed: v.boolean() };

export const pageTypes = [
  contentTypes("Home", homeSchema.entries, {
    strip: null,
    quote: null,
    factsPicture: "GalleryPicture!",
    stripPictures: "[GalleryPicture!]!",
    /** Null if `home.yml` quotes no review. */
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
    "The hero as one picture element: three widths, each in AVIF and WebP and at 1x and 2x."
    type HeroPicture {
      alt: String!
      caption: String!
      "#rrggbb, the background until the picture has loaded."
      colour: String!
      sources: [HeroSource!]!
      fallback: String!
    }
    type HeroSource {
      media: String!
      type: String!
      width: Int!
      height: Int!
      srcSet: String!
    }
  `,
].join("\n");

export const homeResolvers = {
  Home: {
    heroPicture: {
      type: "HeroPicture!",
      async resolve({ heroPicture }: { readonly heroPicture: ReturnType<typeof galleryOf>[number] }) {
        const { alt, caption, file, focus } = heroPicture;
        return { ...(await heroFiles({ path: join(contentDirectory, file), focus })), alt, caption };
      },
    },
  },
};
