/** Where the pictures of a suite's gallery stand. */

const extensions = ["jpg", "jpeg", "png", "webp"];

/** What of a picture must stay in sight where nothing is said of it, in per cent. */
export const centre = { x: 50, y: 50 } as const;

/** The path below `content/` of a gallery picture: named by its id, in the suite's folder. A JPEG where none is there. */
export const pictureOf = (suite: string, id: string, paths: ReadonlySet<string>): string => {
  const named = extensions.map((extension) => `suites/${suite}/${id}.${extension}`);
  return named.find((path) => paths.has(path)) ?? `suites/${suite}/${id}.jpg`;
};
