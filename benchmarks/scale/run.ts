/**
 * `npm run bench:builds`: times the build of a journal with many posts, and compares it with Astro for the same texts
 * and pictures. Each size is built once from scratch and then three times, each time after an edit of one post. Both are
 * built in `.tmp/bench/`. POSTS sets the numbers of posts, separated by commas (each post in two languages). Prints the
 * figures; a run that includes 10, 100, 500 and 1,000 posts saves them in `benchmarks/README.md`. Needs a built site (`npm run build`),
 * Linux, and installed packages.
 */
import { resolve } from "node:path";
import { saveFigures, machine } from "../save-figures";
import { median } from "../speed/results";
import { type Builder, astroBuilder, siteBuilder, editPost, writePosts } from "./builders";
import type { Timing } from "./timed";

/** The numbers of posts that a run must include for its table to be saved. */
const requiredSizes = [10, 100, 500, 1000];
const sizes = process.env["POSTS"]?.split(",").map(Number) ?? [...requiredSizes, 4000];

interface Row {
  readonly posts: number;
  readonly name: string;
  readonly cold: Timing;
  readonly edited: Timing;
}

/** The median of the times and the highest memory use of several builds. */
const summaryOf = (timings: readonly Timing[]): Timing => ({
  seconds: median(timings.map(({ seconds }) => seconds)),
  megabytes: Math.max(...timings.map(({ megabytes }) => megabytes)),
});

const measure = async (builder: Builder, posts: number): Promise<Row> => {
  const { name, journal, clean, build } = builder;
  writePosts(resolve("content/journal"), journal, posts);
  clean();
  const cold = await build();
  console.log(`${posts} posts, ${name}, cold: ${cold.seconds.toFixed(1)} s, ${cold.megabytes.toFixed(0)} MB`);
  const edits: Timing[] = [];
  for (let edit = 1; edit <= 3; edit += 1) {
    editPost(journal, `One more sentence, number ${edit}.`);
    edits.push(await build());
  }
  const edited = summaryOf(edits);
  console.log(`${posts} posts, ${name}, edited: ${edited.seconds.toFixed(1)} s, ${edited.megabytes.toFixed(0)} MB`);
  return { posts, name, cold, edited };
};

const report = (rows: readonly Row[]): string => {
  const cells = (timing: Timing) => `${timing.seconds.toFixed(1)} | ${timing.megabytes.toFixed(0)}`;
  return [
    `${new Date().toISOString().slice(0, 10)}, ${machine()}.`,
    "",
    "| Posts in each language | | Cold, s | MB | After an edit, s | MB |",
    "| --- | --- | --- | --- | --- | --- |",
    ...rows.map(({ posts, name, cold, edited }) => `| ${posts} | ${name} | ${cells(cold)} | ${cells(edited)} |`),
  ].join("\n");
};

const main = async (): Promise<void> => {
  const builders = [siteBuilder(), await astroBuilder()];
  const rows: Row[] = [];
  for (const posts of sizes) for (const builder of builders) rows.push(await measure(builder, posts));
  const text = report(rows);
  console.log(`\n${text}`);
  if (requiredSizes.every((size) => sizes.includes(size))) await saveFigures("builds", text);
};

void main();
