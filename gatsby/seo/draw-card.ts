/** Draws one social card in a worker thread (gatsby/workers/run-in-workers.ts). */
import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, resolve } from "node:path";
import sharp, { type Sharp } from "sharp";
import { socialCardSize } from "../../src/lib/social-card";
import { escapeMarkup } from "../feeds/tree-html";
import { type Style, displayStyles, textRegular } from "../fonts/styles";
import { type Pixels, copyOf, plain, put } from "./pixels";
import type { SocialCard } from "./social-cards";

/** Width of the panel with the words at the left, in pixels. The photograph fills the rest. */
const panel = 520;
/** The layout of a card. When it changes, every card is drawn again. */
export const look = {
  panel,
  margin: { block: 56, inline: 48 },
  nameSize: 26,
  /** Factor of the typeface's normal line height. */
  lineHeight: 0.84,
  quality: 82,
  version: 5,
} as const;

const wordsWidth = panel - 2 * look.margin.inline;

/** Font size of a title, in pixels. Longer titles are smaller. */
const titleSize = (title: string): number => (title.length > 70 ? 44 : title.length > 40 ? 52 : 62);

const pixelsOf = async (picture: Sharp): Promise<Pixels> => {
  const { data, info } = await picture.removeAlpha().toColourspace("srgb").raw().toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, data };
};

/** Draws words on paper, with line breaks. The picture is as large as the words, without a margin. */
const set = (
  words: string,
  { family, source }: Style,
  size: number,
  colour: string,
  paper: string,
): Promise<Pixels> => {
  const text = `<span foreground="${colour}" line_height="${look.lineHeight}">${escapeMarkup(words)}</span>`;
  const fontfile = resolve("node_modules", source);
  // At 72 dpi a point is a pixel.
  const options = { text, font: `${family} ${size}`, fontfile, width: wordsWidth, dpi: 72, rgba: true } as const;
  return pixelsOf(sharp({ text: { ...options, wrap: "word-char" } }).flatten({ background: paper }));
};

const drawGround = async ({ name, colours: { paper, soft }, photograph: { path } }: SocialCard): Promise<Pixels> => {
  const card = plain(socialCardSize.width, socialCardSize.height, paper);
  const photograph = sharp(path)
    .autoOrient()
    .resize(card.width - panel, card.height, { fit: "cover" });
  put(await pixelsOf(photograph.flatten({ background: paper })), card, panel, 0);
  put(await set(name, textRegular, look.nameSize, soft, paper), card, look.margin.inline, look.margin.block);
  return card;
};

let last: { readonly of: string; readonly pixels: Promise<Pixels> } | undefined;

/** The parts that are the same on all cards with the same photograph. Only the last one is cached, because such cards are drawn one after the other. */
const ground = (card: SocialCard): Promise<Pixels> => {
  const of = `${card.name} ${card.photograph.digest}`;
  if (last?.of !== of) last = { of, pixels: drawGround(card) };
  return last.pixels;
};

const draw = async (card: SocialCard): Promise<Buffer> => {
  const { title, colours, face } = card;
  const words = await set(title, displayStyles[face], titleSize(title), colours.ink, colours.paper);
  const whole = copyOf(await ground(card));
  put(words, whole, look.margin.inline, whole.height - look.margin.block - words.height);
  // Optimised Huffman coding would double the encoding time and make a card only 4 % smaller.
  return sharp(whole.data, { raw: { ...socialCardSize, channels: 3 } })
    .jpeg({ quality: look.quality, optimiseCoding: false })
    .toBuffer();
};

export default async (card: SocialCard): Promise<void> => {
  mkdirSync(dirname(card.target), { recursive: true });
  writeFileSync(card.target, await draw(card));
};
