/** The home page's hero picture in the GraphQL layer. */
import { join } from "node:path";
import { heroFiles } from "../pictures/hero-files";
import { contentDirectory } from "../content/content-directory";
import type { galleryOf } from "../content/suite-pictures";

export const heroTypes = /* GraphQL */ `
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
`;

interface HomeNode {
  readonly heroPicture: ReturnType<typeof galleryOf>[number];
}

export const heroResolvers = {
  Home: {
    heroPicture: {
      type: "HeroPicture!",
      async resolve({ heroPicture: { alt, caption, file, focus } }: HomeNode) {
        return { ...(await heroFiles({ path: join(contentDirectory, file), focus })), alt, caption };
      },
    },
  },
};
