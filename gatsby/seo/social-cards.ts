/** Draws the social card of each page and language, shown when the page is shared: a photograph and the title. */
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { resolve } from "node:path";
import * as v from "valibot";
import type { Language } from "../../src/settings/languages";
import type { Theme } from "../content/schema/theme";
import { projectFolder } from "../hosting/public-folder";
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

/** Everything that a card shows. The photograph is identified by its content, because a fresh checkout changes modification times. */
const inputsOf = ({ language, title, name, colours, face, photograph: { digest } }: SocialCard): string =>
  JSON.stringify([look, language, title, name, colours, face, digest]);

/** The inputs of each card by its path, as an earlier build saved them. */
const readDrawn = (file: string): Readonly<Record<string, string>> =>
  existsSync(file) ? v.parse(v.record(v.string(), v.string()), JSON.parse(readFileSync(file, "utf8"))) : {};

/** Draws the cards whose words, photograph or look have changed since the build that wrote `file`. Returns how many were drawn. */
export const drawCards = async (
  cards: readonly SocialCard[],
  file = resolve(projectFolder, ".cache", "social-cards.json"),
): Promise<number> => {
  const drawn = readDrawn(file);
  const changed = cards.filter((card) => drawn[card.target] !== inputsOf(card) || !existsSync(card.target));
  if (changed.length > 0) {
    changed.sort((one, other) => one.photograph.digest.localeCompare(other.photograph.digest));
    await runInWorkers<SocialCard>("gatsby/seo/draw-card.ts", async (draw) => {
      await Promise.all(changed.map(draw));
    });
  }
  writeFileSync(file, JSON.stringify(Object.fromEntries(cards.map((card) => [card.target, inputsOf(card)]))));
  return changed.length;
};
