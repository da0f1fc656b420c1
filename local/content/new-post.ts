/**
 * `npm run new:post -- "Title" --section food`: creates the folder of a post, with texts in both languages and a cover.
 */
import { copyFile, mkdir, writeFile } from "node:fs/promises";
import { extname, join, relative, resolve } from "node:path";
import { readDraft } from "../../gatsby/content/content";
import { todayIn } from "../../src/lib/booking/days";
import { drawCover, postFiles } from "./post-files";
import { readPostRequest } from "./post-request";
import { orRefuse } from "../refusal";

const directory = resolve(process.cwd(), "content");

void orRefuse(async () => {
  const { sections, paths, site, theme } = readDraft(directory);
  const slugs = new Set([...paths].flatMap((path) => /^journal\/([^/]+)\//.exec(path)?.[1] ?? []));
  const request = await readPostRequest(process.argv.slice(2), {
    sections: sections?.map(({ id }) => id),
    slugs: [...slugs],
    today: todayIn(site?.hours.timeZone ?? "UTC"),
  });
  const folder = join(directory, "journal", request.slug);
  await mkdir(folder);
  const cover = `cover${request.cover === undefined ? ".jpg" : extname(request.cover).toLowerCase()}`;
  if (request.cover === undefined) await drawCover(join(folder, cover), theme);
  else await copyFile(request.cover, join(folder, cover));
  for (const [name, text] of postFiles(request, cover)) await writeFile(join(folder, name), text);
  const shown = relative(process.cwd(), folder);
  console.log(
    [
      `Made ${shown}: index.en.mdx, index.el.mdx and ${cover}.`,
      `Its addresses: /journal/${request.slug} and /el/journal/${request.slug}`,
      request.draft
        ? "It is a draft: npm run dev shows it; remove the line “draft: true” from both files to publish it."
        : `It appears with the first build on or after ${request.date}. Square brackets mark what is still to be written.`,
      ...(request.cover === undefined
        ? [`The cover is a drawing: put your picture in its place, at least 1600 × 900.`]
        : []),
    ].join("\n"),
  );
});
