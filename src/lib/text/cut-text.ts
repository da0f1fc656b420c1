/**
 * The first `most` UTF-16 units of a text, or one less where the cut would halve a character, such as an emoji: half of one cannot be shown,
 * stored or put into a URL.
 */
export const cutText = (text: string, most: number): string => text.slice(0, most).replace(/\p{Surrogate}$/u, "");
