/** Checks pictures: each must exist, can be opened, and is large enough for its use. */
import { statSync } from "node:fs";
import { join } from "node:path";
import { withArticle } from "../../pictures/open-picture";
import { openOnce } from "../../pictures/opened-pictures";
import { type Checked, suiteFile } from "../content";
import type { FieldPath } from "../content-issue";
import { pictureNames, pictureOf } from "../suite-pictures";

/** Minimum width and height in pixels. */
interface Least {
  readonly width: number;
  readonly height: number;
}

/** For pictures that fill the page width, and for the preview cards that other sites show. */
export const largePicture: Least = { width: 1600, height: 900 };
/** For pictures within a text. */
export const textPicture: Least = { width: 1200, height: 630 };

/** File extensions that Gatsby recognises as pictures. */
const endings = /\.(?:jpe?g|png|webp|avif)$/i;

const isFolder = (path: string): boolean => statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false;

/** Reports if the picture at `path` (below `content/`) is missing, broken or too small. */
export const checkPicture = async (
  path: string,
  least: Least,
  { directory, paths }: Checked,
  report: (problem: string, fix: string) => void,
): Promise<void> => {
  const name = path.split("/").at(-1) ?? path;
  const reportPicture = (problem: string, fix: string) => report(`The picture “${name}” ${problem}`, fix);
  if (!paths.has(path)) {
    if (isFolder(join(directory, path))) reportPicture("is a folder.", `Put the picture itself at content/${path}.`);
    else reportPicture("is missing.", `Put it at content/${path}, or correct its name.`);
    return;
  }
  const picture = await openOnce(join(directory, path));
  if ("problem" in picture) {
    reportPicture(picture.problem, picture.fix);
    return;
  }
  const { width, height, format } = picture;
  if (!endings.test(name)) {
    const ending = format === "JPEG" ? "jpg" : format.toLowerCase();
    const fix = `Call it “${name.replace(/\.[^.]*$/, "")}.${ending}”.`;
    reportPicture(`is ${withArticle(format)}, and its name ends otherwise.`, fix);
    return;
  }
  const [long, short] = [Math.max(width, height), Math.min(width, height)];
  if (long >= least.width && short >= least.height) return;
  reportPicture(
    `is too small: ${width} × ${height} pixels.`,
    `Use one of at least ${least.width} × ${least.height} pixels.`,
  );
};

/** Checks the gallery of each suite; there must be at least one suite. */
export const checkGalleries = async (checked: Checked): Promise<void> => {
  const { paths, suites, report: reportIssue, reportIn } = checked;
  if (suites.length === 0) {
    const fix = "Make a folder with a suite.yml and its pictures.";
    reportIssue({ file: "content/suites", problem: "There is no suite.", fix });
  }
  for (const { id: suite, gallery } of suites) {
    const report = reportIn(suiteFile(suite));
    for (const [index, { id }] of gallery.entries()) {
      const field = ["gallery", index, "id"];
      const names = pictureNames(suite, id, paths);
      if (names.length > 1) {
        const problem = `Several pictures are called “${id}”: ${names.join(", ")}.`;
        report(field, problem, "Keep the one that is meant, as JPEG, PNG or WebP, and delete the rest.");
      }
      const path = pictureOf(suite, id, paths);
      await checkPicture(path, largePicture, checked, (problem, fix) => report(field, problem, fix));
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
