/** The home page's hero picture in the GraphQL layer (specification §9, decisions §9). */
import { resolve } from "node:path";
import type { Content } from "../content/content";
import { centre, pictureOf } from "../content/suite-pictures";
import { type HeroFiles, type HeroInput, heroFiles } from "../pictures/hero-files";
import { inBackground } from "../work/background";
import { isFirstBuild } from "../work/first-build";
import { type Context, type HomeNode, galleryPicture } from "./node-model";

export const heroTypes = /* GraphQL */ `
  "The hero as one picture element: three widths, each in AVIF and WebP, each with its 2x."
  type HeroPicture {
    alt: String!
    caption: String!
    "#rrggbb, the ground until the picture has come."
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

const inputOf = (file: string, focus: HeroInput["focus"]): HeroInput => ({
  path: resolve(process.cwd(), "content", file),
  focus,
});

/** In a first build, begins with the hero's pictures before anything asks for them: they take longest. */
export const beginHero = ({ home, suites, paths }: Content): void => {
  if (!isFirstBuild()) return;
  for (const { id, gallery } of suites) {
    const picture = gallery.find((candidate) => candidate.id === home.hero.picture);
    if (picture === undefined) continue;
    const hero = inputOf(pictureOf(id, picture.id, paths), picture.focus ?? centre);
    // What fails here fails again where the page asks for it, and is told there.
    inBackground({ kind: "hero", hero }).catch(() => undefined);
  }
};

/** A first build encodes them beside everything else. Here they are only looked at then. */
const filesOf = async (hero: HeroInput): Promise<HeroFiles> => {
  if (isFirstBuild()) await inBackground({ kind: "hero", hero });
  return heroFiles(hero);
};

export const heroPicture = {
  type: "HeroPicture!",
  async resolve({ language, hero }: HomeNode, _: unknown, context: Context) {
    const { alt, caption, file, focus } = await galleryPicture(
      context,
      language,
      hero.picture,
      "content/home.yml: hero.picture",
    );
    return { ...(await filesOf(inputOf(file, focus))), alt, caption };
  },
};
