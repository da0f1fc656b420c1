/** The home page's hero picture in the GraphQL layer (specification §9, decisions §9). */
import { resolve } from "node:path";
import { heroFiles } from "../pictures/hero-files";
import { type Context, type HomeNode, galleryPicture } from "./gallery-picture";

export const heroTypes = /* GraphQL */ `
  "The hero as one picture element: three widths, each in AVIF and WebP, each with its 2x."
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

export const heroPicture = {
  type: "HeroPicture!",
  async resolve({ language, hero }: HomeNode, _: unknown, context: Context) {
    const { alt, caption, file, focus } = await galleryPicture(
      context,
      language,
      hero.picture,
      "content/home.yml: hero.picture",
    );
    return { ...(await heroFiles({ path: resolve(process.cwd(), "content", file), focus })), alt, caption };
  },
};
