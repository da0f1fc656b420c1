/** URL fragments that name a photograph: `#photo=bedroom-01`. They can be shared, and match the ids of the sheets (`photoTarget`). */

const start = "photo=";

/** Id of the sheet that shows a photograph without scripts; with `#` before it, the id is the URL's fragment. */
export const photoTarget = (slug: string): string => start + slug;

/** The hash that opens a photograph. */
export const photoHash = (slug: string): string => `#${start}${encodeURIComponent(slug)}`;

/** Whether a hash has the form of a photograph's hash, even if there is no such photograph. */
export const namesPhoto = (hash: string): boolean => hash.startsWith(`#${start}`);

/** The slug in a hash; null for any other hash, an empty slug or one that cannot be decoded. */
export const slugOfHash = (hash: string): string | null => {
  if (!namesPhoto(hash)) return null;
  try {
    return decodeURIComponent(hash.slice(start.length + 1)) || null;
  } catch {
    return null;
  }
};

/** Id of the link that opens a photograph; the viewer returns the focus to it. */
export const photoLinkId = (slug: string): string => `open-${slug}`;
