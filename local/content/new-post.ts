/**
 * `npm run new:post -- "Title" --section food`: creates the folder of a post, with texts in both languages and a cover.
 */
import { existsSync, statSync } from "node:fs";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { extname, join, relative, resolve } from "node:path";
import * as v from "valibot";
import { largePicture } from "../../gatsby/content/checks/pictures";
import { isFarAhead, readContentFiles } from "../../gatsby/content/content";
import { contentDirectory } from "../../gatsby/folders";
import { isReservedPost, postTitle } from "../../gatsby/content/schema/texts";
import { day } from "../../gatsby/content/schema/values";
import { slugOf } from "../../gatsby/content/slug";
import { openPicture } from "../../gatsby/pictures/open-picture";
import { todayIn } from "../../src/lib/booking/days";
import { orRefuse, Refusal, readOptions, refusalWith } from "../refusal";
import { type PostRequest, drawnCover, postFiles } from "./post-files";

/** The existing content that the request is checked against. */
interface PostSurroundings {
  /** Ids of the sections. Undefined if `sections.yml` is invalid. */
  readonly sections: readonly string[] | undefined;
  readonly slugs: readonly string[];
  readonly today: string;
}

const usage = `npm run new:post -- "A title in English" --section food
  --title-el "Ένας τίτλος στα ελληνικά"   the Greek title, if you have it already
  --date 2026-12-24                       the day on which it appears; if left out, today
  --cover ~/Pictures/market.jpg           the picture at its head; if left out, a drawing
  --publish                               public with the first build on or after its day; if left out, only npm run dev shows it`;

const refuse: (mistake: string) => never = refusalWith(usage);

const options = {
  section: { type: "string" },
  "title-el": { type: "string" },
  date: { type: "string" },
  cover: { type: "string" },
  publish: { type: "boolean", default: false },
  // The default, which may also be written out.
  draft: { type: "boolean", default: false },
} as const;

const checkCover = async (path: string): Promise<string> => {
  const absolute = resolve(path);
  if (!existsSync(absolute)) refuse(`There is no picture at ${absolute}.`);
  if (!/^\.(jpe?g|png|webp)$/i.test(extname(absolute))) refuse("The cover should be a .jpg, .png or .webp.");
  if (!statSync(absolute).isFile()) refuse(`${absolute} is a folder: name the picture in it.`);
  const picture = await openPicture(absolute);
  const { width, height } = "problem" in picture ? refuse(`${absolute} ${picture.problem} ${picture.fix}`) : picture;
  const [long, short] = [Math.max(width, height), Math.min(width, height)];
  if (long < largePicture.width || short < largePicture.height) {
    refuse(
      `The cover is ${width} × ${height} pixels; it needs at least ${largePicture.width} × ${largePicture.height}.`,
    );
  }
  return absolute;
};

/** Applies the content's own rules: an invalid title would stop the build. */
const checkTitle = (option: string, title: string): void => {
  const { issues } = v.safeParse(postTitle, title);
  if (issues !== undefined) refuse(`${option}${issues[0].message.replace("\n", " ")}`);
};

/** Reads the command line. Throws a Refusal with the mistake and the command's usage. */
export const readPostRequest = async (
  args: readonly string[],
  { sections, slugs, today }: PostSurroundings,
): Promise<PostRequest> => {
  if (sections === undefined) throw new Refusal("content/journal/sections.yml has a mistake: npm run dev says which.");
  const { values, positionals } = readOptions({ args: [...args], options, allowPositionals: true }, usage);
  const [first = "", ...more] = positionals;
  const title = first.trim();
  if (title === "") refuse("The post needs a title.");
  if (more.length > 0) refuse(`Put the whole title in quotes: "${positionals.join(" ")}".`);
  checkTitle("", title);
  if (!/[a-z]/i.test(title) && /\p{Script=Greek}/u.test(title))
    refuse(`This title is in Greek. Give an English one, and add this one: --title-el "${title}".`);
  const greekTitle = values["title-el"]?.trim();
  if (greekTitle !== undefined) checkTitle("--title-el: ", greekTitle);
  const { section = "", date = today, publish, cover } = values;
  if (publish && values.draft) refuse("A post is either published or a draft: leave out --publish or --draft.");
  if (section === "") refuse(`Say which section it belongs to: --section ${sections.join(" | ")}.`);
  if (!sections.includes(section))
    refuse(`There is no section called “${section}”. Choose one of: ${sections.join(", ")}.`);
  if (!v.safeParse(day, date).success) refuse(`“${date}” is not a day. Write year, month and day: ${today}.`);
  if (isFarAhead(date, today)) refuse(`“${date}” is more than two years ahead. Correct the year.`);
  const slug = slugOf(title);
  if (slug === "") refuse("The title must contain a word or a number: the address of the post is made from it.");
  if (slugs.includes(slug))
    refuse(`There is a post at /journal/${slug} already: content/journal/${slug}. Give this one another title.`);
  if (isReservedPost(slug)) refuse(`The address /journal/${slug} is taken. Give the post another title.`);
  const picture = cover === undefined ? undefined : await checkCover(cover);
  return { title, greekTitle, section, slug, date, draft: !publish, cover: picture };
};

/** Creates a post in the folder `content`. Throws a Refusal with the mistake and the command's usage. */
export const makePost = async (content: string, args: readonly string[]): Promise<void> => {
  const { sections, paths, site, theme } = readContentFiles(content);
  const slugs = new Set([...paths].flatMap((path) => /^journal\/([^/]+)\//.exec(path)?.[1] ?? []));
  const request = await readPostRequest(args, {
    sections: sections?.map(({ id }) => id),
    slugs: [...slugs],
    today: todayIn(site?.hours.timeZone ?? "UTC"),
  });
  const folder = join(content, "journal", request.slug);
  const picture = request.cover === undefined ? await drawnCover(theme) : await readFile(request.cover);
  // The folder may exist, if it is empty.
  await mkdir(folder, { recursive: true });
  const cover = `cover${request.cover === undefined ? ".jpg" : extname(request.cover).toLowerCase()}`;
  await writeFile(join(folder, cover), picture);
  for (const [name, text] of postFiles(request, cover)) await writeFile(join(folder, name), text);
  const shownPath = relative(process.cwd(), folder);
  console.log(
    [
      `Created ${shownPath}: index.en.mdx, index.el.mdx and ${cover}.`,
      `Its addresses: /journal/${request.slug} and /el/journal/${request.slug}`,
      request.draft
        ? "It is a draft: npm run dev shows it; remove the line “draft: true” from both files to publish it."
        : `It appears with the first build on or after ${request.date}. Square brackets mark what is still to be written.`,
      ...(request.cover === undefined
        ? [`The cover is a drawing: replace it with your picture, at least 1600 × 900.`]
        : []),
    ].join("\n"),
  );
};

if (require.main === module) void orRefuse(() => makePost(contentDirectory, process.argv.slice(2)));
