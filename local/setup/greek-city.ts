/**
 * Validates the cases of the city's name for Greek sentences: the article, and the ending as far as the rules are
 * certain.
 */
import * as v from "valibot";
import { type Answers, inGreece, wordsSchema } from "./questions";
import type { Problem, ProblemKey } from "./texts";

/** The articles of each case, and the problem if there is none of them. */
const articles: Readonly<Record<string, readonly [RegExp, ProblemKey]>> = {
  "place.cityGenitive": [/^(του|της|των) (?=\S)/, "cityGenitive"],
  "place.cityAccusative": [/^(το|τον|τη|την|τα|τις|τους) (?=\S)/, "cityAccusative"],
  "place.cityLocative": [/^(στο|στον|στη|στην|στα|στις|στους) (?=\S)/, "cityLocative"],
};

/** Without accents, which change between cases. */
const bare = (text: string): string => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();

/**
 * Whether a genitive is certainly wrong. Only for a city in Greece whose name is one word: other names may stay unchanged,
 * and `cityProblem` does not check them.
 */
const isWrongGenitive = (city: string, article: string, word: string): boolean => {
  if (/η$/.test(city)) return article !== "της" || word === city;
  if (/μα$/.test(city)) return word === city;
  if (/α$/.test(city)) return article === "του" || word === city;
  if (/ο$/.test(city)) return article !== "του" || word === city;
  if (/ες$/.test(city)) return article !== "των" || word === city;
  return /[οας]ς$|ης$/.test(city) && word === city;
};

/** Validates one case of the city's name. */
export const cityProblem = (id: string, value: string, answers?: Answers): Problem | undefined => {
  const known = v.safeParse(wordsSchema, answers?.get("place.city"));
  const [pattern, missing] = articles[id] ?? [];
  if (missing === undefined) return undefined;
  const [, article] = pattern?.exec(value) ?? [];
  if (article === undefined) return { key: missing };
  const word = value.slice(article.length + 1);
  if (!known.success) return undefined;
  const [city, form] = [bare(known.output.el.trim()), bare(word)];
  if (city.slice(0, 2) !== form.slice(0, 2)) return { key: "otherCity", values: { city: known.output.el } };
  const accusative = answers?.get("place.cityAccusative");
  if (id === "place.cityLocative" && typeof accusative === "string") {
    const expected = `σ${accusative}`;
    return value === expected ? undefined : { key: "locativeAs", values: { expected } };
  }
  if (!inGreece(answers) || city.includes(" ")) return undefined;
  const values = { city: known.output.el };
  if (id === "place.cityGenitive")
    return isWrongGenitive(city, article, form) ? { key: "wrongGenitive", values } : undefined;
  // Neuter names like Άργος do not change.
  return /[οαη]ς$/.test(city) && form === city && article !== "το" ? { key: "wrongAccusative", values } : undefined;
};
