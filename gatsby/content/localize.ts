/** Reduces bilingual content to one language, and fills in the facts. */
import type { Language } from "../../src/settings/languages";
import { type Facts, quoteFacts } from "./facts";

type InBoth = Readonly<Record<Language, string>>;
type Others<T> = Exclude<keyof T, keyof InBoth>;

/** The type of a value in one language: `{ en, el }` becomes a string, or a field `text` if there are other fields beside it. */
type Localized<T> = T extends string
  ? string
  : T extends InBoth
    ? Others<T> extends never
      ? string
      : { [Key in Others<T>]: Localized<T[Key]> } & { text: string }
    : T extends readonly (infer Entry)[]
      ? Localized<Entry>[]
      : T extends object
        ? { [Key in keyof T]: Localized<T[Key]> }
        : T;

const isInBoth = (value: object): value is InBoth =>
  "en" in value && "el" in value && typeof value.en === "string" && typeof value.el === "string";

const inOne = (value: unknown, language: Language, facts: Facts): unknown => {
  if (typeof value === "string") return quoteFacts(value, facts);
  if (Array.isArray(value)) return value.map((entry) => inOne(entry, language, facts));
  if (typeof value !== "object" || value === null) return value;
  const inBoth = isInBoth(value);
  const others = Object.entries(value).filter(([key]) => !inBoth || (key !== "en" && key !== "el"));
  const fields = Object.fromEntries(others.map(([key, field]) => [key, inOne(field, language, facts)]));
  if (!inBoth) return fields;
  const text = quoteFacts(value[language], facts);
  return others.length === 0 ? text : { ...fields, text };
};

/** The value in one language, at any depth, with its facts filled in. */
export const localize = <Value>(value: Value, language: Language, facts: Facts): Localized<Value> =>
  inOne(value, language, facts) as Localized<Value>;
