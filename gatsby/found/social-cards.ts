/** The picture of each page and language that is shown when the page is shared: its own photograph and its title. */
import * as v from "valibot";
import type { Language } from "../../src/settings/languages";
import { Remembered, memoryPath } from "../remembered";
import { withWorkers } from "../work/workers";
import { look } from "./card-look";

export interface SocialCard {
  readonly language: Language;
  readonly title: string;
  /** The house's name, above the title. */
  readonly name: string;
  readonly photograph: { readonly path: string; readonly digest: string };
  /** Path of the finished JPEG. */
  readonly target: string;
}

/** A picture as the data layer knows it. */
export interface PictureFile {
  readonly absolutePath: string;
  readonly internal: { readonly contentDigest: string };
}

export const photographOf = ({ absolutePath, internal }: PictureFile): SocialCard["photograph"] => ({
  path: absolutePath,
  digest: internal.contentDigest,
});

/** Where a card lies, and everything it shows. The photograph by its content: a fresh checkout gives every file another time. */
const termsOf = ({ target, language, title, name, photograph: { digest } }: SocialCard): string =>
  `${target} ${JSON.stringify([look, language, title, name, digest])}`;

/** Draws the cards whose words, photograph or look have changed, and answers how many. `memory` is the file that remembers the others. */
export const drawCards = async (cards: readonly SocialCard[], memory = memoryPath("social-cards")): Promise<number> => {
  const known = await Remembered.open(memory, "", v.null());
  const stale = cards.filter((card) => !known.holds(termsOf(card), [card.target]));
  if (stale.length > 0) {
    stale.sort((one, other) => one.photograph.digest.localeCompare(other.photograph.digest));
    await withWorkers<SocialCard>("gatsby/found/draw-card.ts", async (draw) => {
      await Promise.all(stale.map(draw));
    });
  }
  for (const card of stale) known.note(termsOf(card), [card.target], null);
  await known.save();
  return stale.length;
};
