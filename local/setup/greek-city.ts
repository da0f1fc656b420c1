/** The city in the cases of Greek sentences: the article of the case, and the word in it, as far as its ending tells for certain. */
import * as v from "valibot";
import type { Problem } from "./checks";
import type { Answers } from "./questions";

const articles: Readonly<Record<string, RegExp>> = {
  "place.cityGenitive": /^(του|της|των) (?=\S)/,
  "place.cityAccusative": /^(το|τον|τη|την|τα|τις|τους) (?=\S)/,
  "place.cityLocative": /^(στο|στον|στη|στην|στα|στις|στους) (?=\S)/,
};

const named = v.object({ el: v.string() });

/** Without accents, which move from case to case. */
const bare = (text: string): string => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();

/** Whether the genitive cannot be that of the name. Names of several words and those of other countries may stay as they are. */
const isWrongGenitive = (city: string, article: string, word: string): boolean => {
  if (/η$/.test(city)) return article !== "της" || word === city;
  if (/μα$/.test(city)) return word === city;
  if (/α$/.test(city)) return article === "του" || word === city;
  if (/ο$/.test(city)) return article !== "του" || word === city;
  if (/ες$/.test(city)) return article !== "των" || word === city;
  return /[οας]ς$|ης$/.test(city) && word === city;
};

/** What is wrong with a form of the city. */
export const cityProblem = (id: string, value: string, answers?: Answers): Problem | undefined => {
  const known = v.safeParse(named, answers?.get("place.city"));
  const [, article] = articles[id]?.exec(value) ?? [];
  if (article === undefined) return { key: id.slice("place.".length) };
  const word = value.slice(article.length + 1);
  if (!known.success) return undefined;
  const [city, form] = [bare(known.output.el.trim()), bare(word)];
  if (city.slice(0, 2) !== form.slice(0, 2)) return { key: "otherCity", values: { city: known.output.el } };
  const accusative = answers?.get("place.cityAccusative");
  if (id === "place.cityLocative" && typeof accusative === "string") {
    const expected = `σ${accusative}`;
    return value === expected ? undefined : { key: "locativeAs", values: { expected } };
  }
  if (answers?.get("place.countryCode") !== "GR" || city.includes(" ")) return undefined;
  const values = { city: known.output.el };
  if (id === "place.cityGenitive")
    return isWrongGenitive(city, article, form) ? { key: "wrongGenitive", values } : undefined;
  // Άργος and its like are neuter, and stay.
  return /[οαη]ς$/.test(city) && form === city && article !== "το" ? { key: "wrongAccusative", values } : undefined;
};
