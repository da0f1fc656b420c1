/** The social card of each page and language, shown when the page is shared: a photograph and the title. */
import { existsSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import * as v from "valibot";
import type { Language } from "../../src/settings/languages";
import { readRecords } from "../cached-records";
import { projectFolder, publicFolder } from "../folders";
import { runInWorkers } from "../workers/run-in-workers";
import { type BuiltPage, withoutBrand } from "./built-pages";
import { type SocialCard, look } from "./draw-card";

interface CardLook extends Pick<SocialCard, "colours" | "face"> {
  readonly names: Readonly<Record<Language, string>>;
  /** The photograph for the page with a path such as `/el/journal/arriving`. */
  readonly photographOf: (path: string) => SocialCard["photograph"];
}

/**
 * The cards of the pages, in the order of the pages. Several pages may have the same card, which shows the title
 * of the first of these pages.
 */
export const cardsOfPages = (
  pages: readonly Pick<BuiltPage, "card" | "canonical" | "language" | "title">[],
  { names, photographOf, ...style }: CardLook,
): readonly SocialCard[] => {
  const cards = new Map<string, SocialCard>();
  for (const { card, canonical, language, title } of pages) {
    if (card === null || canonical === null || cards.has(card)) continue;
    cards.set(card, {
      language,
      title: withoutBrand(title),
      name: names[language],
      ...style,
      photograph: photographOf(new URL(canonical).pathname),
      target: join(publicFolder, new URL(card).pathname),
    });
  }
  return [...cards.values()];
};

/** Everything that a card shows. The photograph is identified by its content, because a fresh checkout changes modification times. */
const inputsOf = ({ language, title, name, colours, face, photograph: { digest } }: SocialCard): string =>
  JSON.stringify([look, language, title, name, colours, face, digest]);

/** The file in which each build saves the inputs of each card, by the card's path. */
const drawnFile = resolve(projectFolder, ".cache", "social-cards.json");

/** Draws the cards whose words, photograph or look have changed since the build that wrote `file`. Returns the number of drawn cards. */
export const drawCards = async (cards: readonly SocialCard[], file = drawnFile): Promise<number> => {
  const drawn = readRecords(file, v.string());
  const changed = cards.filter((card) => drawn[card.target] !== inputsOf(card) || !existsSync(card.target));
  // Sorted, because a worker keeps the last card without words, and uses it again for the same photograph.
  const byPhotograph = changed.toSorted((a, b) => a.photograph.digest.localeCompare(b.photograph.digest));
  await runInWorkers("gatsby/seo/draw-card.ts", byPhotograph);
  writeFileSync(file, JSON.stringify(Object.fromEntries(cards.map((card) => [card.target, inputsOf(card)]))));
  return changed.length;
};
