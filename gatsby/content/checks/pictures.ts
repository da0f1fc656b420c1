/** Checks pictures: each must exist, be readable, have the file extension of a format that the site can show, and be large enough for its use. */
import { statSync } from "node:fs";
import { basename, extname, join } from "node:path";
import { withArticle } from "../../pictures/open-picture";
import { openOnce } from "../../pictures/opened-pictures";
import { type Checked, suiteFile } from "../content";
import type { FieldPath, Wrong } from "../content-issue";
import { pictureNames, pictureOf } from "../suite-pictures";

/** Minimum size in pixels of gallery pictures and covers of posts. `width` is for the longer side, also of an upright one. */
export const largePicture = { width: 1600, height: 900 };
/** The same for pictures within a post. */
export const textPicture = { width: 1200, height: 630 };
type Size = typeof largePicture;

/** Whether a name has the extension of a picture format that the site can show. */
export const isPictureName = (name: string): boolean => /\.(?:jpe?g|png|webp|avif)$/i.test(name);

/** The problem with a picture, and the fix. The problem completes a sentence that begins with the picture's name: `is missing.` */
const wrongPicture = async (path: string, minSize: Size, { directory, paths }: Checked): Promise<Wrong | undefined> => {
  const file = join(directory, path);
  if (!paths.has(path)) {
    const isFolder = statSync(file, { throwIfNoEntry: false })?.isDirectory() === true;
    if (isFolder) return ["is a folder.", `Put the picture itself at content/${path}.`];
    return ["is missing.", `Put it at content/${path}, or correct its name.`];
  }
  const picture = await openOnce(file);
  if ("problem" in picture) return [picture.problem, picture.fix];
  const { width, height, format } = picture;
  if (!isPictureName(path)) {
    const name = basename(path, extname(path));
    const extension = format === "JPEG" ? "jpg" : format.toLowerCase();
    return [`is ${withArticle(format)}, but its name has another extension.`, `Call it “${name}.${extension}”.`];
  }
  if (Math.max(width, height) >= minSize.width && Math.min(width, height) >= minSize.height) return undefined;
  const fix = `Use one of at least ${minSize.width} × ${minSize.height} pixels.`;
  return [`is too small: ${width} × ${height} pixels.`, fix];
};

/**
 * Reports if the picture at `path` (below `content/`) is missing, cannot be shown, has no extension of a picture (`isPictureName`), or is too
 * small.
 */
export const checkPicture = async (
  path: string,
  minSize: Size,
  checked: Checked,
  report: (...wrong: Wrong) => void,
) => {
  const wrong = await wrongPicture(path, minSize, checked);
  if (wrong !== undefined) report(`The picture “${basename(path)}” ${wrong[0]}`, wrong[1]);
};

/** Checks the gallery of each suite: every id has exactly one picture. There must be at least one suite. */
export const checkGalleries = async (checked: Checked): Promise<void> => {
  const { paths, suites } = checked;
  if (suites.length === 0) {
    const fix = "Add a folder with a suite.yml and its pictures.";
    checked.report({ file: "content/suites" }, "There is no suite.", fix);
  }
  for (const { id: suite, gallery } of suites) {
    const report = checked.reportIn(suiteFile(suite));
    for (const [index, { id }] of gallery.entries()) {
      const field = ["gallery", index, "id"];
      const names = pictureNames(suite, id, paths);
      if (names.length > 1) {
        const problem = `Several pictures are called “${id}”: ${names.join(", ")}.`;
        report(field, problem, "Keep the right one, as JPEG, PNG or WebP, and delete the rest.");
      }
      const path = pictureOf(suite, id, paths);
      await checkPicture(path, largePicture, checked, (...wrong) => report(field, ...wrong));
    }
  }
};

/** Checks that the pictures named in `home.yml`, `about.yml` and the guide are in a gallery. */
export const checkNamedPictures = ({ about, guide, home, suites, reportIn }: Checked): void => {
  const known = suites.flatMap(({ gallery }) => gallery.map(({ id }) => id));
  const check = (file: string, field: FieldPath, id: string | undefined, otherwise = "") => {
    if (id === undefined || known.includes(id)) return;
    const fix = `Write one of: ${known.join(", ")}${otherwise}.`;
    reportIn(file)(field, `No gallery has a picture called “${id}”.`, fix);
  };
  check("content/home.yml", ["hero", "picture"], home.hero.picture);
  check("content/home.yml", ["suiteFacts", "picture"], home.suiteFacts.picture);
  home.strip.forEach((id, index) => check("content/home.yml", ["strip", index], id));
  check("content/about.yml", ["picture"], about.picture);
  about.sections.forEach(({ picture }, index) => check("content/about.yml", ["sections", index, "picture"], picture));
  for (const { file, head } of guide) check(file.name, ["picture"], head.picture, "; or leave the field out");
};
