import * as v from "valibot";
import type { Language } from "../../../settings/languages";
import { type Catalogue, cataloguePath } from "../../../lib/search/index-format";

const schema = v.object({
  order: v.string(),
  sections: v.record(v.string(), v.string()),
  posts: v.array(v.strictTuple([v.string(), v.string(), v.string(), v.number(), v.string(), v.string()])),
  parts: v.array(v.string()),
});

/** Fetches what search results show. Throws when the file cannot be had or is not a catalogue. */
export const fetchCatalogue = async (language: Language, cache: RequestCache): Promise<Catalogue> => {
  const response = await fetch(cataloguePath(language), { cache });
  if (!response.ok) throw new Error(`The search catalogue answered ${response.status}.`);
  return v.parse(schema, await response.json());
};
