/** Words as a search compares them: without capitals, accents, breathings or final sigmas. Pure; build and browser share it. */

/** `Ψωμί` → `ψωμι`, `ΨΩΜΊΣ` → `ψωμισ`, `Café` → `cafe`, `don’t` → `dont`. */
export const fold = (text: string): string =>
  text
    .toLowerCase()
    .normalize("NFD")
    .replace(/[\u0300-\u036f'’]/g, "")
    .replace(/ς/g, "σ");

/** The words of a text, in order, as written. Apostrophes stay inside a word; everything else that is no letter or digit parts it. */
export const wordsIn = (text: string): string[] =>
  text.match(/[\p{L}\p{N}](?:[\p{L}\p{N}\p{M}'’]*[\p{L}\p{N}\p{M}])?/gu) ?? [];
