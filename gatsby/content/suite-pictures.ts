/** Where the pictures of a suite's gallery stand. */

const shown = /^(jpe?g|png|webp|avif)$/i;
const pictures = /^(jpe?g|jfif|png|webp|avif|tiff?|hei[cf]|gif|svg|bmp|jxl|psd|pdf)$/i;

/** What of a picture must stay in sight where nothing is said of it, in per cent. */
export const centre = { x: 50, y: 50 } as const;

/** Looked for once: a journal has thousands of other files, a gallery dozens of pictures. */
const filesOfSuites = new WeakMap<ReadonlySet<string>, readonly string[]>();

const suiteFiles = (paths: ReadonlySet<string>): readonly string[] => {
  const known = filesOfSuites.get(paths);
  if (known !== undefined) return known;
  const found = [...paths].filter((path) => path.startsWith("suites/"));
  filesOfSuites.set(paths, found);
  return found;
};

const filesOf = (suite: string, id: string, paths: ReadonlySet<string>, endings: RegExp): readonly string[] => {
  const stem = `suites/${suite}/${id}.`;
  return suiteFiles(paths)
    .filter((path) => path.startsWith(stem) && endings.test(path.slice(stem.length)))
    .sort();
};

/** The names of all pictures of one id, those of formats that no gallery shows too: of several, one alone is meant. */
export const pictureNames = (suite: string, id: string, paths: ReadonlySet<string>): readonly string[] =>
  filesOf(suite, id, paths, pictures).map((path) => path.split("/").at(-1) ?? path);

/**
 * The path below `content/` of a gallery picture: named by its id, in the suite's folder. One that no gallery shows where there is no other, and a
 * JPEG where none is there.
 */
export const pictureOf = (suite: string, id: string, paths: ReadonlySet<string>): string =>
  filesOf(suite, id, paths, shown)[0] ?? filesOf(suite, id, paths, pictures)[0] ?? `suites/${suite}/${id}.jpg`;
