/** What the texts of one language are compiled with. */
import type { Language } from "../../src/settings/languages";
import type { Content } from "../content/content";
import { type Facts, factsIn } from "../content/facts";
import { placesIn } from "../content/localized-nodes";

/** The properties of a `<Place>` in the compiled text. */
const textPlace = ({
  id,
  name,
  category,
  walkMinutes,
  distanceMetres,
  latitude,
  longitude,
}: ReturnType<typeof placesIn>[number]) => ({ id, name, category, walkMinutes, distanceMetres, latitude, longitude });

export interface TextContext {
  readonly language: Language;
  readonly facts: Facts;
  /** Id → place. */
  readonly places: ReadonlyMap<string, ReturnType<typeof textPlace>>;
}

/** The facts and places of the house in one language. */
export const textContext = (content: Content, language: Language): TextContext => {
  const facts = factsIn(content, language);
  const places = placesIn(content, language, facts).map((place) => [place.id, textPlace(place)] as const);
  return { language, facts, places: new Map(places) };
};
