/** The picture of each page and language that is shown when the page is shared: its own photograph and its title. */
import { createHash } from "node:crypto";
import { copyFile, mkdir, readFile, stat, writeFile } from "node:fs/promises";
import { dirname, join, resolve } from "node:path";
import satori from "satori";
import sharp from "sharp";
import type { Language } from "../../src/config/languages";
import { type Style, displayRegular, textRegular } from "../fonts/styles";
import { socialCardSize } from "../../src/lib/social-card";

export interface SocialCard {
  readonly language: Language;
  readonly title: string;
  /** The house's name, above the title. */
  readonly name: string;
  /** Path of the photograph. */
  readonly picture: string;
  /** Path of the finished JPEG. */
  readonly target: string;
}

const root = process.cwd();
const font = async (name: string, { source }: Style) => ({
  name,
  data: await readFile(resolve(root, "node_modules", source)),
  weight: 400 as const,
  style: "normal" as const,
});

const families = { display: "Display", text: "Text" };
const fonts = Promise.all([font(families.display, displayRegular), font(families.text, textRegular)]);

/** What of the design a card is drawn with; a change here makes every card anew. */
const panel = 520;
const look = { paper: "#faf7f2", ink: "#23201c", soft: "#4b453d", version: 3 };
const photograph = { width: socialCardSize.width - panel, height: socialCardSize.height };
/** A photograph is 1.3 MB of pixels. */
const photographsKept = 16;

const titleSize = (title: string): number => (title.length > 70 ? 44 : title.length > 40 ? 52 : 62);

const words = (card: SocialCard) => ({
  type: "div",
  props: {
    style: {
      display: "flex",
      flexDirection: "column",
      boxSizing: "border-box",
      justifyContent: "space-between",
      width: panel,
      height: socialCardSize.height,
      padding: "56px 48px",
    },
    children: [
      {
        type: "div",
        props: { style: { fontFamily: families.text, fontSize: 26, color: look.soft }, children: card.name },
      },
      {
        type: "div",
        props: {
          style: { fontFamily: families.display, fontSize: titleSize(card.title), lineHeight: 1.12, color: look.ink },
          children: card.title,
        },
      },
    ],
  },
});

/** The photograph at the card's right, as raw pixels: the same for both languages of a post, which are drawn together. */
const photographOf = (() => {
  const recent = new Map<string, Promise<Buffer>>();
  return (path: string): Promise<Buffer> => {
    const known = recent.get(path);
    if (known !== undefined) return known;
    const pixels = sharp(path)
      .resize(photograph.width, photograph.height, { fit: "cover" })
      .removeAlpha()
      .toColourspace("srgb")
      .raw()
      .toBuffer();
    recent.set(path, pixels);
    for (const old of [...recent.keys()].slice(0, -photographsKept)) recent.delete(old);
    return pixels;
  };
})();

const draw = async (card: SocialCard): Promise<Buffer> => {
  const { width, height } = socialCardSize;
  // satori takes plain objects in the shape of React elements; its types name only React's own.
  const svg = await satori(words(card) as never, { width: panel, height, fonts: await fonts });
  return sharp({ create: { width, height, channels: 3, background: look.paper } })
    .composite([
      { input: await photographOf(card.picture), raw: { ...photograph, channels: 3 }, left: panel, top: 0 },
      { input: Buffer.from(svg), left: 0, top: 0 },
    ])
    .jpeg({ quality: 82 })
    .toBuffer();
};

const exists = (path: string): Promise<boolean> =>
  stat(path).then(
    () => true,
    () => false,
  );

/** Makes a card, or takes it from `cache` where the same words and picture were drawn before. Answers whether it was drawn. */
export const makeSocialCard = async (card: SocialCard, cache: string): Promise<boolean> => {
  const { mtimeMs, size } = await stat(card.picture);
  const facts = JSON.stringify([look, card.language, card.title, card.name, card.picture, size, Math.round(mtimeMs)]);
  const kept = join(cache, `${createHash("sha256").update(facts).digest("hex").slice(0, 24)}.jpg`);
  const isNew = !(await exists(kept));
  await mkdir(cache, { recursive: true });
  if (isNew) await writeFile(kept, await draw(card));
  await mkdir(dirname(card.target), { recursive: true });
  await copyFile(kept, card.target);
  return isNew;
};
