/** What the texts of one language are compiled with. */
import type { Language } from "../../src/settings/languages";
import type { Content } from "../content/content";
import { factsIn } from "../content/facts";
import { placesIn } from "../content/localized-nodes";

/** The facts of the house in one language, and its places by id: each with the properties of a `<Place>` in the compiled text. */
export const textContext = (content: Content, language: Language) => {
  const facts = factsIn(content, language);
  const places = placesIn(content, language, facts).map(
    ({ id, name, category, walkMinutes, distanceMetres, latitude, longitude }) =>
      [id, { id, name, category, walkMinutes, distanceMetres, latitude, longitude }] as const,
  );
  return { language, facts, places: new Map(places) };
};

export type TextContext = ReturnType<typeof textContext>;
