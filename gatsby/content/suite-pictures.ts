/** Gallery pictures: their files, and their fields in one language. */
import type { Language } from "../../src/settings/languages";
import type { Content } from "./content";
import type { Facts } from "./facts";
import { localize } from "./localize";
import type { Suite } from "./schema/suite";

const shownFormats = /^(jpe?g|png|webp|avif)$/i;
const pictureFormats = /^(jpe?g|jfif|png|webp|avif|tiff?|hei[cf]|gif|svg|bmp|jxl|psd|pdf)$/i;

const filesOf = (suite: string, id: string, paths: ReadonlySet<string>, extensions: RegExp): readonly string[] => {
  const stem = `suites/${suite}/${id}.`;
  return [...paths].filter((path) => path.startsWith(stem) && extensions.test(path.slice(stem.length))).sort();
};

/** The file names of all pictures with an id, including formats that the gallery cannot show. There should be only one. */
export const pictureNames = (suite: string, id: string, paths: ReadonlySet<string>): readonly string[] =>
  filesOf(suite, id, paths, pictureFormats).map((path) => path.split("/").at(-1) ?? path);

/**
 * The path below `content/` of the gallery picture with this id: preferably in a format that the gallery shows, or else in another one. If
 * there is no picture, the path of a JPEG that does not exist.
 */
export const pictureOf = (suite: string, id: string, paths: ReadonlySet<string>): string =>
  filesOf(suite, id, paths, shownFormats)[0] ??
  filesOf(suite, id, paths, pictureFormats)[0] ??
  `suites/${suite}/${id}.jpg`;

/** The pictures of a suite, in the order of the gallery. */
export const galleryOf = (suite: Suite, { paths }: Pick<Content, "paths">, language: Language, facts: Facts) =>
  localize(suite.gallery, language, facts).map((picture, order) => {
    const { id, focus = { x: 50, y: 50 } } = picture;
    return { ...picture, slug: id, order, focus, file: pictureOf(suite.id, id, paths) };
  });

/** The gallery picture with this id, from any suite, as a field of another node. */
export const galleryPicture = (id: string, content: Content, language: Language, facts: Facts) =>
  content.suites.flatMap((suite) => galleryOf(suite, content, language, facts)).find((picture) => picture.slug === id);
