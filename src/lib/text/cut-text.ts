/**
 * The first `maxLength` UTF-16 units of a text, or one less if the cut would halve a character, such as an emoji: half of one cannot be shown,
 * stored or put into a URL.
 */
export const cutText = (text: string, maxLength: number): string =>
  text.slice(0, maxLength).replace(/\p{Surrogate}$/u, "");
