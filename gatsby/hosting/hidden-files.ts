/** Files in `public/` that are for hosts and builds, not for visitors. */

/** Files and folders at the root of `public/`. */
export const hiddenNames = ["_headers", "_redirects", "webpack.stats.json", "chunk-map.json"] as const;
export const hiddenFolders = ["_gatsby"] as const;

/** Compressed copies are sent under the name of their original. */
const copy = /\.(?:br|gz)$/;
/** Names that begin with a dot, except `.well-known`. */
const dotted = /(?:^|\/)\.(?!well-known\/)/;

/** Whether a file, by its path in `public/`, is hidden from visitors. */
export const isHidden = (file: string): boolean =>
  hiddenNames.some((name) => file === name) ||
  hiddenFolders.some((folder) => file.startsWith(`${folder}/`)) ||
  copy.test(file) ||
  dotted.test(file);
