/** Where the pictures of a suite's gallery stand. */

const extensions = ["jpg", "jpeg", "png", "webp"];

/** The path below `content/` of a gallery picture: named by its id, in the suite's folder. A JPEG where none is there. */
export const pictureOf = (suite: string, id: string, paths: ReadonlySet<string>): string => {
  const named = extensions.map((extension) => `suites/${suite}/${id}.${extension}`);
  return named.find((path) => paths.has(path)) ?? `suites/${suite}/${id}.jpg`;
};
