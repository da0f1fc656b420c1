/** Draws one social card in a worker thread (gatsby/workers/run-in-workers.ts). */
import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, resolve } from "node:path";
import sharp, { type Sharp } from "sharp";
import { socialCardSize } from "../../src/settings/drawn-pictures";
import type { Language } from "../../src/settings/languages";
import type { Theme } from "../content/schema/theme";
import { escapeMarkup } from "../feeds/tree-html";
import { type Style, displayStyles, textRegular } from "../fonts/typefaces";

export interface SocialCard {
  readonly language: Language;
  readonly title: string;
  readonly name: string;
  readonly colours: { readonly paper: string; readonly ink: string; readonly soft: string };
  readonly face: Theme["typefaces"]["display"];
  readonly photograph: { readonly path: string; readonly digest: string };
  readonly target: string;
}

/** Width of the panel with the words at the left, in pixels. The photograph fills the rest. */
const panel = 520;
/** The layout of a card. When a value changes, every card is drawn again; increase `version` after any other change to the drawing. */
export const look = {
  panel,
  margin: { block: 56, inline: 48 },
  nameSize: 26,
  /** Factor of the typeface's normal line height. */
  lineHeight: 0.84,
  quality: 82,
  version: 6,
} as const;

const textWidth = panel - 2 * look.margin.inline;

/** Font size of a title, in pixels. Longer titles are smaller. */
const titleSize = (title: string): number => (title.length > 70 ? 44 : title.length > 40 ? 52 : 62);

interface Typesetting {
  readonly style: Style;
  readonly size: number;
  readonly colour: string;
  readonly paper: string;
  /** A word that is too long for a line: `word` lets it extend beyond the line, `word-char` breaks it at any letter. */
  readonly wrap: "word" | "word-char";
}

/** Draws words on the background `paper`, with line breaks. The picture is as large as the words, without a margin. */
const typeset = (words: string, { style: { family, source }, size, colour, paper, wrap }: Typesetting): Sharp => {
  const text = `<span foreground="${colour}" line_height="${look.lineHeight}">${escapeMarkup(words)}</span>`;
  const fontfile = resolve("node_modules", source);
  // At 72 dpi a point is a pixel.
  const options = { text, font: `${family} ${size}`, fontfile, width: textWidth, dpi: 72, rgba: true } as const;
  return sharp({ text: { ...options, wrap } }).flatten({ background: paper });
};

/** A picture as a layer of a card. If it is higher than `maxHeight`, its upper part is cut off. */
const layer = async (picture: Sharp, maxHeight: number) => {
  const { data, info } = await picture.raw().toBuffer({ resolveWithObject: true });
  const { width, channels } = info;
  const height = Math.min(info.height, maxHeight);
  return { input: data.subarray((info.height - height) * width * channels), raw: { width, height, channels } };
};

/** The font size in pixels below which a title is not reduced to make its longest word fit. */
const minTitleSize = 24;

/**
 * Draws a title, smaller if its longest word would not fit on a line. Only a word that does not fit at the minimum size either is broken.
 */
const drawTitle = async (title: string, given: Pick<Typesetting, "style" | "colour" | "paper">, maxHeight: number) => {
  const size = titleSize(title);
  const drawn = await layer(typeset(title, { ...given, size, wrap: "word" }), maxHeight);
  if (drawn.raw.width <= textWidth) return drawn;
  const fitting = Math.floor((size * textWidth) / drawn.raw.width) - 1;
  return layer(typeset(title, { ...given, size: Math.max(minTitleSize, fitting), wrap: "word-char" }), maxHeight);
};

const { width, height } = socialCardSize;

/** A card without words: the photograph beside the empty panel. */
const emptyCard = ({ path }: SocialCard["photograph"], background: string) => {
  const photograph = sharp(path)
    .autoOrient()
    .resize(width - panel, height, { fit: "cover" });
  return layer(photograph.flatten({ background }).extend({ left: panel, background }), height);
};

/** The empty card that was drawn last: cards with the same photograph follow each other, and drawing the empty card takes most of the time. */
let last: { readonly digest: string; readonly card: Awaited<ReturnType<typeof emptyCard>> } | undefined;

const draw = async ({ title, name, face, colours: { paper, ink, soft }, photograph }: SocialCard): Promise<Buffer> => {
  const { block, inline: left } = look.margin;
  const { digest } = photograph;
  if (last?.digest !== digest) last = { digest, card: await emptyCard(photograph, paper) };
  const { input, raw } = last.card;
  const drawnTitle = await drawTitle(title, { style: displayStyles[face], colour: ink, paper }, height - block);
  const nameStyle = { style: textRegular, size: look.nameSize, colour: soft, paper, wrap: "word-char" } as const;
  // Optimised Huffman coding would double the encoding time and make a card only 4 % smaller.
  return sharp(input, { raw })
    .composite([
      { ...(await layer(typeset(name, nameStyle), height)), left, top: block },
      { ...drawnTitle, left, top: height - block - drawnTitle.raw.height },
    ])
    .jpeg({ quality: look.quality, optimiseCoding: false })
    .toBuffer();
};

export default async (card: SocialCard): Promise<void> => {
  mkdirSync(dirname(card.target), { recursive: true });
  writeFileSync(card.target, await draw(card));
};
