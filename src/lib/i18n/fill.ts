import type { TextValues } from "./keys";

/** The text with its values; numbers are formatted in the language. */
export const fill = (text: string, values: TextValues | undefined, language: string): string =>
  text.replace(/\{\{\s*(\w+)\s*\}\}/g, (whole, name: string) => values?.[name]?.toLocaleString(language) ?? whole);
