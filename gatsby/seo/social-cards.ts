/** Draws the social card of each page and language, shown when the page is shared: a photograph and the title. */
import type { Language } from "../../src/settings/languages";
import type { Theme } from "../content/schema/theme";
import { FileCache } from "../file-cache";
import { runInWorkers } from "../workers/run-in-workers";
import { look } from "./draw-card";

export interface SocialCard {
  readonly language: Language;
  readonly title: string;
  /** The house's name, above the title. */
  readonly name: string;
  readonly colours: { readonly paper: string; readonly ink: string; readonly soft: string };
  /** The typeface of titles. */
  readonly face: Theme["typefaces"]["display"];
  readonly photograph: { readonly path: string; readonly digest: string };
  /** Path of the finished JPEG. */
  readonly target: string;
}

/** The cache key: everything a card shows. The photograph is identified by its content, because a fresh checkout changes modification times. */
const keyOf = ({ language, title, name, colours, face, photograph: { digest } }: SocialCard): string =>
  JSON.stringify([look, language, title, name, colours, face, digest]);

/** Draws the cards whose words, photograph or look have changed, and takes the others from `cache`. Returns how many were drawn. */
export const drawCards = async (
  cards: readonly SocialCard[],
  cache = FileCache.named("social-cards"),
): Promise<number> => {
  const changed: SocialCard[] = [];
  for (const card of cards) if (!(await cache.load(keyOf(card), card.target))) changed.push(card);
  if (changed.length > 0) {
    changed.sort((one, other) => one.photograph.digest.localeCompare(other.photograph.digest));
    await runInWorkers<SocialCard>("gatsby/seo/draw-card.ts", async (draw) => {
      await Promise.all(changed.map(draw));
    });
  }
  for (const card of changed) await cache.save(keyOf(card), card.target);
  await cache.deleteUnused();
  return changed.length;
};
