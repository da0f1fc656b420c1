/** Checks that a picture exists, can be opened, and is large enough for its use. */
import { statSync } from "node:fs";
import { join } from "node:path";
import { withArticle } from "../../pictures/open-picture";
import { openOnce } from "../../pictures/opened-pictures";
import type { CheckTools } from "../content";
import type { ContentIssue } from "../content-issue";

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

/** Reports if the picture at `path` (below `content/`) is missing, broken or too small. `place` returns the field that names it; it is called only to report. */
export const checkPicture = async (
  path: string,
  place: () => Pick<ContentIssue, "file" | "line" | "field">,
  paths: ReadonlySet<string>,
  least: Least,
  { directory, report }: CheckTools,
): Promise<void> => {
  const name = path.split("/").at(-1) ?? path;
  const reportPicture = (problem: string, fix: string) => {
    report({ ...place(), problem: `The picture “${name}” ${problem}`, fix });
  };
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
