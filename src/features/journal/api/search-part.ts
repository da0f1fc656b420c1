import * as v from "valibot";
import type { Language } from "../../../settings/languages";
import { type PartFile, partPath } from "../../../lib/search/index-format";

const schema = v.object({ order: v.string(), words: v.record(v.string(), v.array(v.number())) });

/** Fetches the words of one part of the search index. Throws when the file cannot be had or is not a part. */
export const fetchPart = async (language: Language, part: string, cache: RequestCache): Promise<PartFile> => {
  const response = await fetch(partPath(language, part), { cache });
  if (!response.ok) throw new Error(`A part of the search index answered ${response.status}.`);
  return v.parse(schema, await response.json());
};
