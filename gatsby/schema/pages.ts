/**
 * GraphQL types of the content files for one page or card each: `home.yml` with its hero picture, `about.yml`, `faq.yml`, `safety.yml`, and
 * the `suite.yml` of each suite.
 */
import { join } from "node:path";
import * as v from "valibot";
import { contentDirectory } from "../folders";
import { fields } from "../content/schema/fields";
import { safetySchema } from "../content/schema/optional-files";
import { aboutSchema, faqSchema, homeSchema } from "../content/schema/pages";
import type { galleryOf } from "../content/suite-pictures";
import { heroFiles } from "../pictures/hero-files";
import { contentTypes } from "./content-types";
import { suiteSchema } from "../content/schema/suite";

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

const suite = contentTypes("Suite", suiteSchema.entries, {
  slug: "String!",
  bookingEngine: null,
  maxGuests: null,
  plan: "FloorPlan",
  quotes: null,
  guestQuotes: "[GuestQuote!]!",
  gallery: "[GalleryPicture!]!",
});

export const suiteTypes = /* GraphQL */ `
  ${suite}
  "A drawing to scale: one unit is one centimetre, and every layer is SVG path data."
  type FloorPlan {
    box: PlanBox!
    label: String!
    note: String!
    layers: PlanLayers!
    rooms: [PlanRoom!]!
    areas: [PlanArea!]!
  }
  type PlanBox {
    x: Float!
    y: Float!
    width: Float!
    height: Float!
  }
  type PlanLayers {
    floor: String!
    walls: String!
    glass: String!
    balcony: String!
    furniture: String!
    lines: String!
  }
  type PlanRoom {
    x: Float!
    y: Float!
    text: String!
    small: Boolean
    upright: Boolean
  }
  "The extent of an area on the dimension line below the plan."
  type PlanArea {
    from: Float!
    to: Float!
    "interior or balcony."
    of: String!
  }
  type GalleryPicture {
    slug: String!
    category: String!
    caption: String!
    alt: String!
    focus: Focus!
    image: File! @link(by: "relativePath", from: "file")
  }
  "The point of a picture that must stay visible when it is cropped, in per cent from the left and the top."
  type Focus {
    x: Float!
    y: Float!
  }
`;
