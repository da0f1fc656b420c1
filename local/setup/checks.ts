/**
 * Checks beyond the content's schemas: formats of Greek official numbers, alphabets, the cases of the city's name, and consistency with
 * earlier answers. Refuses only what is certainly a mistake, implausibly large numbers, and short map links, which have no coordinates. The
 * messages are in texts.<language>.json, `problems`.
 */
import * as v from "valibot";
import { greekCashLimit } from "../../gatsby/content/checks/agreement";
import { readPoint } from "./point";
import { type Answers, type Question, inGreece, wordsSchema } from "./questions";
import type { Problem, ProblemKey } from "./texts";

const latin = /\p{Script=Latin}/u;
const greek = /\p{Script=Greek}/u;
const letter = /\p{L}/u;
const webAddress = /https?:|www\.|\w@\w/;

/**
 * Texts whose Greek version must have Greek letters. Others, such as the names of the house and its suites, may be in
 * Latin letters only.
 */
const inGreekLetters = new Set([
  ...["house.meaning", "place.city", "place.region", "place.country"],
  ...["place.floor", "place.whereabouts", "place.directions"],
]);
/** Texts whose Greek version must have Greek letters if the house is in Greece. */
const inGreekLettersInGreece = new Set(["place.street"]);

/** Texts that pages put into sentences, or before a full stop. They may end with an abbreviation, which is short. */
const inSentences = new Set(["place.floor", "place.whereabouts"]);

/** Validates the text in one language. */
export const wordsProblem = (
  { id }: Question,
  language: "en" | "el",
  text: string,
  answers?: Answers,
): Problem | undefined => {
  if (!letter.test(text)) return { key: "noLetters" };
  if (webAddress.test(text)) return { key: "noAddress" };
  if (inSentences.has(id) && /\p{L}{4}[.!]$/u.test(text)) return { key: "noStop" };
  if (id === "place.city" && /\d/.test(text)) return { key: "noDigits" };
  if (language === "en") return latin.test(text) ? undefined : { key: "latinLetters" };
  const isGreek = inGreekLetters.has(id) || (inGreekLettersInGreece.has(id) && inGreece(answers));
  return isGreek && !greek.test(text) ? { key: "greekLetters" } : undefined;
};

/** The largest plausible numbers; higher ones are treated as typing errors. */
const maxima: Readonly<Record<string, number>> = {
  "suite.rooms": 20,
  "suite.bathrooms": 20,
  "suite.interior": 2000,
  "suite.withBalcony": 2000,
  "suite.maxGuests": 40,
  "stay.directDiscount": 90,
};

const numberProblem = (id: string, value: number, answers?: Answers): Problem | undefined => {
  const max = maxima[id];
  if (max !== undefined && value > max) return { key: "tooMuch", values: { max } };
  if (id === "stay.cashLimit" && inGreece(answers) && value > greekCashLimit) return { key: "cashLaw" };
  const min = id === "suite.withBalcony" ? answers?.get("suite.interior") : undefined;
  if (typeof min === "number" && value < min) return { key: "balconySmaller", values: { min } };
  const guests = id === "suite.guestsIncluded" ? answers?.get("suite.maxGuests") : undefined;
  return typeof guests === "number" && value > guests ? { key: "moreThanGuests", values: { max: guests } } : undefined;
};

const postalCodeProblem = (value: string, answers?: Answers): Problem | undefined => {
  if (inGreece(answers)) return /^\d{3} ?\d{2}$/.test(value) ? undefined : { key: "greekPostalCode" };
  return /^(?=.*\d)[\dA-Za-z][\dA-Za-z -]{1,11}$/.test(value) ? undefined : { key: "postalCode" };
};

const textProblem = (id: string, value: string, answers?: Answers): Problem | undefined => {
  if (id.startsWith("place.city")) return cityProblem(id, value, answers);
  if (id === "place.postalCode") return postalCodeProblem(value, answers);
  if (id.startsWith("legal.emergency")) return /^[\d ]+$/.test(value) ? undefined : { key: "digits" };
  if (!inGreece(answers)) return undefined;
  // Guests could send text messages to it. Greek mobile numbers begin with 6.
  if (id === "contact.mobile") return /^\+30\s*2/.test(value) ? { key: "landline" } : undefined;
  if (id === "legal.taxNumber") return /^(?:EL)?\d{9}$/.test(value) ? undefined : { key: "greekTaxNumber" };
  if (id === "legal.companyRegistry") return /^\d+$/.test(value) ? undefined : { key: "digits" };
  // An AMA has eleven digits. The number of an operating notice is longer and may have letters.
  if (id === "legal.propertyRegistry") return /^(?=.*\d)[\dA-ZΑ-Ω]{11,20}$/.test(value) ? undefined : { key: "ama" };
  return undefined;
};

/** Short links, which contain no coordinates until they are opened. */
const shortLink = /maps\.app\.goo\.gl|goo\.gl\/|g\.page|g\.co\/|maps\.apple\/|osm\.org\/go|bit\.ly/;

/** Validates an answer by the rules that the content's schemas lack. */
export const extraProblem = (question: Question, value: unknown, answers?: Answers): Problem | undefined => {
  const { id, kind } = question;
  if (kind === "number" && typeof value === "number") return numberProblem(id, value, answers);
  if (kind === "point" && typeof value === "string")
    return shortLink.test(value) && readPoint(value) === undefined ? { key: "shortLink" } : undefined;
  if (kind === "text" && typeof value === "string") return textProblem(id, value, answers);
  if (kind !== "words" || !v.is(wordsSchema, value)) return undefined;
  return wordsProblem(question, "en", value.en, answers) ?? wordsProblem(question, "el", value.el, answers);
};

const shapes: readonly (readonly [RegExp, ProblemKey])[] = [
  [/^contact\.(?:phone|mobile|whatsapp|viber)$/, "phone"],
  [/^contact\.(?:email|reservations|privacy)$/, "mail"],
  [/^stay\.(?:checkInFrom|checkOutBy|onlineCheckInBy)$/, "time"],
  [/^stay\.termsFrom$/, "day"],
  [/^house\.website$/, "website"],
  [/^place\.timeZone$/, "timeZone"],
  [/^place\.countryCode$/, "countryCode"],
  [/^suite\.address$/, "suiteAddress"],
  [
    /^contact\.(?:instagram|facebook|pinterest)$|-script$|countryLookup$|authorityAddress$|^engine\.address$/,
    "address",
  ],
  [/^services\.[a-z-]+$/, "server"],
];

/**
 * The message that describes the expected format. It replaces the message of the content's schema, which is in English
 * and about files.
 */
export const shapeProblem = ({ id, kind }: Question): Problem | undefined => {
  if (kind === "number") return { key: id.startsWith("suite.") || id.endsWith("Days") ? "whole" : "number" };
  if (kind === "span") return { key: "hours" };
  if (kind === "point") return { key: "point" };
  if (kind === "colour") return { key: "colour" };
  const key = shapes.find(([pattern]) => pattern.test(id))?.[1];
  return key === undefined ? undefined : { key };
};

/** The articles of each grammatical case, and the problem if the answer begins with none of them. */
const articles: Readonly<Record<string, readonly [RegExp, ProblemKey]>> = {
  "place.cityGenitive": [/^(του|της|των) (?=\S)/, "cityGenitive"],
  "place.cityAccusative": [/^(το|τον|τη|την|τα|τις|τους) (?=\S)/, "cityAccusative"],
  "place.cityLocative": [/^(στο|στον|στη|στην|στα|στις|στους) (?=\S)/, "cityLocative"],
};

/** A text in lower case and without accents, which can be on another letter in another grammatical case. */
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

/** Validates one case of the city's name for Greek sentences: the article, and the ending as far as the rules are certain. */
const cityProblem = (id: string, value: string, answers?: Answers): Problem | undefined => {
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
