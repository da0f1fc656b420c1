/** Gives the finished build its name and sets it into every page and every page's data. */
import { createHash } from "node:crypto";
import { readFile, readdir, writeFile } from "node:fs/promises";
import { resolve } from "node:path";
import { buildOf, markBuild, withoutBuild } from "../../src/lib/build-mark";
import { eachOf } from "../each-of";

/** Pages, and what Gatsby asks for about them. */
const marked = /^(?!_gatsby\/|static\/|~partytown\/|page-data\/).*\.html$|^page-data\/.*\.json$/;

/** How many files are open at a time. */
const atOnce = 32;

/**
 * The name depends on what the pages say and on `seed` (the service worker's own code), and on nothing else: a build
 * without a change keeps its name. Files whose mark is right are not written.
 */
export const markPages = async (folder: string, seed: string): Promise<string> => {
  const files = (await readdir(folder, { recursive: true })).filter((file) => marked.test(file)).sort();
  const digests = new Map<string, string>();
  await eachOf(files, atOnce, async (file) => {
    const text = withoutBuild(await readFile(resolve(folder, file), "utf8"));
    digests.set(file, createHash("sha256").update(text).digest("base64"));
  });
  const name = createHash("sha256").update(seed);
  for (const file of files) name.update(`${file} ${digests.get(file) ?? ""}\n`);
  const build = name.digest("hex").slice(0, 12);
  await eachOf(files, atOnce, async (file) => {
    const text = await readFile(resolve(folder, file), "utf8");
    if (buildOf(text) !== build) await writeFile(resolve(folder, file), markBuild(text, build));
  });
  return build;
};
