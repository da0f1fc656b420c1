/** Replaces the demo's texts and pictures with short texts that fit most houses, and plain pictures. */
import { existsSync, readFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import sharp from "sharp";
import * as v from "valibot";
import { suiteFile } from "../../gatsby/content/content";
import { pathsOf, suiteFoldersOf } from "../../gatsby/content/content-reader";
import { valueAt, remove } from "../content/edit-yaml";
import { isInFrame } from "../../src/lib/geo/coordinates";
import { readPoint } from "./point";
import { type DemoPart, demoFilesOf, demoParts } from "./demo-parts";
import type { Answers } from "./questions";

/** The size of a plain picture, in pixels: wide enough for every place where such a picture is shown. */
const size = { width: 2400, height: 1600 };

interface PictureColours {
  readonly paper: string;
  readonly ink: string;
  readonly accent: string;
}

/** The picture number `index` of the gallery, as a JPEG. Brightness varies, so that neighbours can be distinguished. */
const drawPicture = async (index: number, { paper, ink, accent }: PictureColours): Promise<Buffer> => {
  const line = 1150 + 40 * (index % 3);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${size.width}" height="${size.height}">
    <rect width="100%" height="100%" fill="${paper}"/>
    <rect width="100%" height="100%" fill="${ink}" opacity="${0.06 + 0.03 * (index % 3)}"/>
    <rect y="${line}" width="100%" height="${size.height - line}" fill="${accent}" opacity="0.4"/></svg>`;
  return sharp(Buffer.from(svg)).jpeg({ quality: 82 }).toBuffer();
};

const starter = join(__dirname, "starter");

/** Path in the project → its new content; null if the file is deleted. */
export type Changes = ReadonlyMap<string, string | Buffer | null>;
type Files = Map<string, string | Buffer | null>;

const ids = v.array(v.looseObject({ id: v.string() }));

/** Adds the starter's suite with its pictures, in the folder of the existing suite. */
const addSuite = async (files: Files, folder: string, colours: PictureColours): Promise<void> => {
  const source = readFileSync(join(starter, "suites/luxury-suite/suite.yml"), "utf8");
  files.set(`content/suites/${folder}/suite.yml`, source.replace(/^id: .*$/m, `id: ${folder}`));
  for (const [index, { id }] of v.parse(ids, valueAt(source, ["gallery"])).entries())
    files.set(`content/suites/${folder}/${id}.jpg`, await drawPicture(index, colours));
};

/** Removes a part of the demo. Files with a starter are replaced, the others are deleted. */
const removePart = async (files: Files, root: string, part: DemoPart, colours: PictureColours): Promise<void> => {
  const demo = demoFilesOf(root, part);
  for (const path of demo) {
    const replacement = join(starter, path);
    files.set(`content/${path}`, existsSync(replacement) ? readFileSync(replacement, "utf8") : null);
  }
  for (const path of demo.filter((one) => basename(one) === "suite.yml"))
    await addSuite(files, basename(dirname(path)), colours);
};

const quotedReview = v.object({ review: v.string() });

/** Removes quotes of deleted reviews from the home page and the pages of all suites. */
const withoutQuotes = (root: string, files: Files): void => {
  const reviews = files.get("content/reviews/reviews.yml");
  if (typeof reviews !== "string") return;
  const suites = suiteFoldersOf(pathsOf(join(root, "content"))).map((folder) => [suiteFile(folder), "quotes"] as const);
  for (const [path, field] of [["content/home.yml", "quote"] as const, ...suites]) {
    const changed = files.get(path);
    const source = typeof changed === "string" ? changed : readFileSync(join(root, path), "utf8");
    const quoted = v.safeParse(v.array(quotedReview), [valueAt(source, [field]) ?? []].flat());
    if (!quoted.success || quoted.output.every(({ review }) => reviews.includes(review))) continue;
    files.set(path, remove(source, [field]));
  }
};

/** Removes pictures from the house guide that no gallery has any more. */
const withoutLostPictures = (root: string, files: Files): void => {
  const isKept = (path: string) => files.get(path) !== null;
  const read = (path: string) => String(files.get(path) ?? readFileSync(join(root, path), "utf8"));
  const content = pathsOf(join(root, "content"));
  const galleries = suiteFoldersOf(content)
    .map(suiteFile)
    .filter(isKept)
    .flatMap((path) => v.parse(ids, valueAt(read(path), ["gallery"]) ?? []).map(({ id }) => id));
  const guide = [...content].map((path) => `content/${path}`).filter((path) => /^content\/guide\/.*\.mdx$/.test(path));
  for (const path of guide.filter(isKept)) {
    const source = read(path);
    const [line, id] = /^picture: (\S+)\n/m.exec(source) ?? [];
    if (line !== undefined && id !== undefined && !galleries.includes(id)) files.set(path, source.replace(line, ""));
  }
};

const drawnMap = v.object({ frame: v.object({ west: v.number(), north: v.number(), metres: v.number() }) });

/**
 * Whether the demo's map does not show the house. Then setup removes the map, whatever the answer is: `npm run map` can draw
 * another one only after setup has written the coordinates.
 */
const isMapElsewhere = (root: string, answers: Answers): boolean => {
  const house = readPoint(String(answers.get("place.coordinates")));
  const [path] = demoFilesOf(root, "map");
  if (path === undefined || house === undefined) return false;
  const map = v.safeParse(drawnMap, JSON.parse(readFileSync(join(root, "content", path), "utf8")));
  return map.success && !isInFrame(map.output.frame, house);
};

/** The changes that remove the parts of the demo whose answer is “remove”, and the demo's map from a house that it does not show. */
export const withoutDemo = async (root: string, answers: Answers): Promise<Files> => {
  const files: Files = new Map();
  const colour = (name: string) => String(answers.get(`colours.${name}`));
  const colours = { paper: colour("paper"), ink: colour("ink"), accent: colour("accent") };
  for (const part of demoParts) {
    const isUseless = part === "map" && isMapElsewhere(root, answers);
    if (answers.get(`demo.${part}`) !== "remove" && !isUseless) continue;
    await removePart(files, root, part, colours);
  }
  withoutQuotes(root, files);
  if (answers.get("demo.house") === "remove") withoutLostPictures(root, files);
  return files;
};
