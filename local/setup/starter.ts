/** Replaces the demo's texts and pictures with short texts that fit most houses, and plain pictures. */
import { existsSync, readFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import * as v from "valibot";
import { suiteFile } from "../../gatsby/content/content";
import { pathsOf, suiteFoldersOf } from "../../gatsby/content/content-reader";
import { valueAt, remove } from "./edit-yaml";
import { type DemoPart, demoFilesOf, demoParts } from "./demo-parts";
import { type Paints, drawPicture } from "./draw-picture";
import type { Answers } from "./questions";

const starter = join(__dirname, "starter");

type Files = Map<string, string | Buffer | null>;

const ids = v.array(v.looseObject({ id: v.string() }));

/** The starter's suite with its pictures, for the folder of the existing suite. */
const suiteFiles = async (folder: string, paints: Paints): Promise<Files> => {
  const source = readFileSync(join(starter, "suites/luxury-suite/suite.yml"), "utf8");
  const files: Files = new Map([[`content/suites/${folder}/suite.yml`, source.replace(/^id: .*$/m, `id: ${folder}`)]]);
  for (const [index, { id }] of v.parse(ids, valueAt(source, ["gallery"])).entries())
    files.set(`content/suites/${folder}/${id}.jpg`, await drawPicture(index, paints));
  return files;
};

/** Removes a part of the demo. Files with a starter are replaced, the others are deleted. */
const withoutPart = async (root: string, part: DemoPart, paints: Paints): Promise<Files> => {
  const files: Files = new Map();
  const demo = demoFilesOf(root, part);
  for (const path of demo) {
    const own = join(starter, path);
    files.set(`content/${path}`, existsSync(own) ? readFileSync(own, "utf8") : null);
  }
  for (const path of demo.filter((one) => basename(one) === "suite.yml"))
    for (const [name, content] of await suiteFiles(basename(dirname(path)), paints)) files.set(name, content);
  return files;
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

/** The changes that remove the parts of the demo whose answer is “remove”. */
export const withoutDemo = async (root: string, answers: Answers): Promise<Files> => {
  const files: Files = new Map();
  const colour = (name: string) => String(answers.get(`colours.${name}`));
  const paints = { paper: colour("paper"), ink: colour("ink"), accent: colour("accent") };
  for (const part of demoParts) {
    if (answers.get(`demo.${part}`) !== "remove") continue;
    for (const [path, content] of await withoutPart(root, part, paints)) files.set(path, content);
  }
  withoutQuotes(root, files);
  return files;
};
