/** Addresses that name a photograph: `#photo=bedroom-01`. They can be shared, and they are ids of elements. */

const start = "photo=";

/** The id of the element that shows a photograph where there are no scripts; `#` before it is the address. */
export const photoTarget = (slug: string): string => start + slug;

/** The hash that opens a photograph. */
export const photoHash = (slug: string): string => `#${start}${encodeURIComponent(slug)}`;

/** Whether a hash names a photograph, known or not. */
export const namesPhoto = (hash: string): boolean => hash.startsWith(`#${start}`);

/** The photograph that a hash names, or null for any other hash, an empty name or one that cannot be decoded. */
export const slugOfHash = (hash: string): string | null => {
  if (!namesPhoto(hash)) return null;
  try {
    return decodeURIComponent(hash.slice(start.length + 1)) || null;
  } catch {
    return null;
  }
};

/** The id of the link that opens a photograph: where the viewer gives the focus back to. */
export const photoLinkId = (slug: string): string => `open-${slug}`;
