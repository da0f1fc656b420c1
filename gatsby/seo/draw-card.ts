/** Draws one social card in a worker thread (gatsby/workers/run-in-workers.ts). */
import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, resolve } from "node:path";
import sharp, { type Sharp } from "sharp";
import { socialCardSize } from "../../src/lib/social-card";
import { type Style, displayStyles, textRegular } from "../fonts/styles";
import { look, photographSize, titleSize, wordsWidth } from "./card-look";
import { type Pixels, copyOf, plain, put } from "./pixels";
import type { SocialCard } from "./social-cards";

const pixelsOf = async (picture: Sharp): Promise<Pixels> => {
  const { data, info } = await picture.removeAlpha().toColourspace("srgb").raw().toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, data };
};

const escaped = (words: string): string =>
  words.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");

/** Draws words on paper, with line breaks. The picture is as large as the words, without a margin. */
const set = (
  words: string,
  { family, source }: Style,
  size: number,
  colour: string,
  paper: string,
): Promise<Pixels> => {
  const text = `<span foreground="${colour}" line_height="${look.lineHeight}">${escaped(words)}</span>`;
  const fontfile = resolve("node_modules", source);
  // At 72 dpi a point is a pixel.
  const options = { text, font: `${family} ${size}`, fontfile, width: wordsWidth, dpi: 72, rgba: true } as const;
  return pixelsOf(sharp({ text: { ...options, wrap: "word-char" } }).flatten({ background: paper }));
};

/** The parts that are the same on all cards with the same photograph. Only the last one is cached, because such cards are drawn one after the other. */
const ground = (() => {
  let last: { readonly of: string; readonly pixels: Promise<Pixels> } | undefined;
  const make = async ({ name, colours: { paper, soft }, photograph: { path } }: SocialCard): Promise<Pixels> => {
    const card = plain(socialCardSize.width, socialCardSize.height, paper);
    const { width, height } = photographSize;
    const photograph = sharp(path).autoOrient().resize(width, height, { fit: "cover" });
    put(await pixelsOf(photograph.flatten({ background: paper })), card, look.panel, 0);
    put(await set(name, textRegular, look.nameSize, soft, paper), card, look.margin.inline, look.margin.block);
    return card;
  };
  return (card: SocialCard): Promise<Pixels> => {
    const of = `${card.name} ${card.photograph.digest}`;
    if (last?.of !== of) last = { of, pixels: make(card) };
    return last.pixels;
  };
})();

const draw = async (card: SocialCard): Promise<Buffer> => {
  const title = await set(
    card.title,
    displayStyles[card.face],
    titleSize(card.title),
    card.colours.ink,
    card.colours.paper,
  );
  const whole = copyOf(await ground(card));
  put(title, whole, look.margin.inline, whole.height - look.margin.block - title.height);
  // Optimised Huffman coding would double the encoding time and make a card only 4 % smaller.
  return sharp(whole.data, { raw: { ...socialCardSize, channels: 3 } })
    .jpeg({ quality: look.quality, optimiseCoding: false })
    .toBuffer();
};

export default async (card: SocialCard): Promise<void> => {
  const picture = await draw(card);
  mkdirSync(dirname(card.target), { recursive: true });
  writeFileSync(card.target, picture);
};
