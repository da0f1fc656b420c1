import type { Language } from "../../settings/languages";
import { fill } from "./fill";
import type { Text, TextKey } from "./keys";

/** The shape of the texts in a page's query result. */
export interface LocaleEdges {
  readonly edges: readonly {
    readonly node: { readonly ns: string | null; readonly data: string | null };
  }[];
}

const parse = (data: string | null): Record<string, string> => {
  const parsed: unknown = JSON.parse(data ?? "{}");
  return typeof parsed === "object" && parsed !== null ? (parsed as Record<string, string>) : {};
};

/**
 * A translator over a page's own `data.locales`, for `Head`, which is outside the language provider. It has the same
 * keys as `useText` and handles missing ones in the same way.
 */
export const textFrom = (locales: LocaleEdges, language: Language): Text => {
  const namespaces = new Map(locales.edges.map(({ node }) => [node.ns, parse(node.data)]));
  const plural = new Intl.PluralRules(language);
  return (key: TextKey, values) => {
    const dot = key.indexOf(".");
    const texts = namespaces.get(key.slice(0, dot));
    const name = key.slice(dot + 1);
    const count = values?.["count"];
    const text = (typeof count === "number" ? texts?.[`${name}_${plural.select(count)}`] : undefined) ?? texts?.[name];
    if (text !== undefined) return fill(text, values, language);
    console.warn(`Missing text: ${key} (${language})`);
    return key;
  };
};

/** The page context that the build sets on every page. */
export interface PageContext {
  readonly language: Language;
}
