/** Which social cards the built pages need, and what each shows. */
import { join } from "node:path";
import type { Language } from "../../src/settings/languages";
import { publicFolder } from "../hosting/public-folder";
import { type BuiltPage, withoutBrand } from "./built-pages";
import type { SocialCard } from "./social-cards";

interface CardLook extends Pick<SocialCard, "colours" | "face"> {
  /** The name of the house. */
  readonly names: Readonly<Record<Language, string>>;
  /** The photograph for the page with a path such as `/el/journal/arriving`. */
  readonly photographOf: (path: string) => SocialCard["photograph"];
}

/** The cards of the pages, in their order. Several pages may have the same card; it shows the title of the first of them. */
export const cardsOfPages = (
  pages: readonly Pick<BuiltPage, "card" | "canonical" | "language" | "title">[],
  { names, photographOf, ...look }: CardLook,
): readonly SocialCard[] => {
  const cards = new Map<string, SocialCard>();
  for (const { card, canonical, language, title } of pages) {
    if (card === null || canonical === null || cards.has(card)) continue;
    cards.set(card, {
      language,
      title: withoutBrand(title),
      name: names[language],
      ...look,
      photograph: photographOf(new URL(canonical).pathname),
      target: join(publicFolder, new URL(card).pathname),
    });
  }
  return [...cards.values()];
};
