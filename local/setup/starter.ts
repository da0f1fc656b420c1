/** Short texts and plain pictures that are true of most houses, in the place of the demo's. */
import { existsSync, readFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import * as v from "valibot";
import { valueAt, remove } from "./edit-yaml";
import { type DemoPart, demoFilesOf, demoParts } from "./demo-parts";
import { type Paints, drawPicture } from "./draw-picture";
import type { Answers } from "./questions";

const starter = join(__dirname, "starter");

type Files = Map<string, string | Buffer | null>;

const ids = v.array(v.looseObject({ id: v.string() }));

/** The starter's suite in the folder of this one, with its pictures. */
const suiteFiles = async (folder: string, paints: Paints): Promise<Files> => {
  const source = readFileSync(join(starter, "suites/luxury-suite/suite.yml"), "utf8");
  const files: Files = new Map([[`content/suites/${folder}/suite.yml`, source.replace(/^id: .*$/m, `id: ${folder}`)]]);
  for (const [index, { id }] of v.parse(ids, valueAt(source, ["gallery"])).entries())
    files.set(`content/suites/${folder}/${id}.jpg`, await drawPicture(index, paints));
  return files;
};

/** A part of the demo: what has a starter is replaced, the rest goes. */
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

/** The home page quotes a review: without that review, it cannot. */
const withoutQuote = (root: string, files: Files): void => {
  const home = "content/home.yml";
  const changed = files.get(home);
  const source = typeof changed === "string" ? changed : readFileSync(join(root, home), "utf8");
  const review = valueAt(source, ["quote", "review"]);
  const reviews = files.get("content/reviews/reviews.yml");
  if (typeof review !== "string" || typeof reviews !== "string" || reviews.includes(review)) return;
  files.set(home, remove(source, ["quote"]));
};

/** The changes that take out what of the demo was answered with “remove”. */
export const withoutDemo = async (root: string, answers: Answers): Promise<Files> => {
  const files: Files = new Map();
  const colour = (name: string) => String(answers.get(`colours.${name}`));
  const paints = { paper: colour("paper"), ink: colour("ink"), accent: colour("accent") };
  for (const part of demoParts) {
    if (answers.get(`demo.${part}`) !== "remove") continue;
    for (const [path, content] of await withoutPart(root, part, paints)) files.set(path, content);
  }
  withoutQuote(root, files);
  return files;
};
