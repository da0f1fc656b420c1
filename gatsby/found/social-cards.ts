/** The picture of each page and language that is shown when the page is shared: its own photograph and its title. */
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { availableParallelism } from "node:os";
import { dirname, resolve } from "node:path";
import satori from "satori";
import sharp from "sharp";
import * as v from "valibot";
import type { Language } from "../../src/config/languages";
import { eachOf } from "../each-of";
import { type Style, displayRegular, textRegular } from "../fonts/styles";
import { Remembered } from "../remembered";
import { socialCardSize } from "../../src/lib/social-card";

export interface SocialCard {
  readonly language: Language;
  readonly title: string;
  /** The house's name, above the title. */
  readonly name: string;
  readonly photograph: { readonly path: string; readonly digest: string };
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
const look = { paper: "#faf7f2", ink: "#23201c", soft: "#4b453d", version: 4 };
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
      backgroundColor: look.paper,
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

/** The photograph at the card's right, as raw pixels: the same for all cards that show it, which are drawn together. */
const pixelsOf = (() => {
  const recent = new Map<string, Promise<Buffer>>();
  return ({ path, digest }: SocialCard["photograph"]): Promise<Buffer> => {
    const known = recent.get(digest);
    if (known !== undefined) return known;
    const pixels = sharp(path)
      .resize(photograph.width, photograph.height, { fit: "cover" })
      .removeAlpha()
      .toColourspace("srgb")
      .raw()
      .toBuffer();
    recent.set(digest, pixels);
    for (const old of [...recent.keys()].slice(0, -photographsKept)) recent.delete(old);
    return pixels;
  };
})();

/** Two pictures of raw pixels side by side, in far less time than the drawing library takes to compose them. */
const beside = (left: Buffer, right: Buffer): Buffer => {
  const rows = Array.from({ length: socialCardSize.height }, (_, row) => [
    left.subarray(row * panel * 3, (row + 1) * panel * 3),
    right.subarray(row * photograph.width * 3, (row + 1) * photograph.width * 3),
  ]);
  return Buffer.concat(rows.flat());
};

const draw = async (card: SocialCard): Promise<Buffer> => {
  // satori takes plain objects in the shape of React elements; its types name only React's own.
  const svg = await satori(words(card) as never, { width: panel, height: socialCardSize.height, fonts: await fonts });
  const text = await sharp(Buffer.from(svg)).removeAlpha().raw().toBuffer();
  // Looking for the best code takes as long as the rest of the encoding, and makes a card 4 % smaller.
  return sharp(beside(text, await pixelsOf(card.photograph)), { raw: { ...socialCardSize, channels: 3 } })
    .jpeg({ quality: 82, optimiseCoding: false })
    .toBuffer();
};

/** Everything a card shows. The photograph by its content: a fresh checkout gives every file another time. */
const termsOf = ({ language, title, name, photograph: { digest } }: SocialCard): string =>
  JSON.stringify([look, language, title, name, digest]);

/** Draws the cards whose words, photograph or look have changed, and answers how many. `memory` is the file that remembers the others. */
export const drawCards = async (cards: readonly SocialCard[], memory: string): Promise<number> => {
  const known = await Remembered.open(memory, "", v.null());
  let drawn = 0;
  const byPhotograph = [...cards].sort((one, other) => one.photograph.digest.localeCompare(other.photograph.digest));
  await eachOf(byPhotograph, availableParallelism() * 2, async (card) => {
    await known.of(`${card.target} ${termsOf(card)}`, [card.target], async () => {
      await mkdir(dirname(card.target), { recursive: true });
      await writeFile(card.target, await draw(card));
      drawn += 1;
      return null;
    });
  });
  await known.save();
  return drawn;
};
