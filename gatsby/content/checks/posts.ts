/** Checks the journal: its sections, and the dates, URLs and pictures of its posts. */
import { dirname } from "node:path";
import * as v from "valibot";
import { languages } from "../../../src/settings/languages";
import type { CheckTools, Draft } from "../content";
import type { PostFile } from "../read-text-file";
import { reportIn } from "../report-in";
import { isReservedPost, isReservedSection } from "../reserved-paths";
import { pictureName, pictureNameFix } from "../schema/journal";
import { isFarAhead } from "../visibility";
import { checkPicture, largePicture, textPicture } from "./pictures";

const checkSections = (draft: Draft, tools: CheckTools): void => {
  // Reported once, instead of once for every post.
  if (draft.sections?.length === 0 && draft.posts.length > 0) {
    tools.report({
      file: "content/journal/sections.yml",
      problem: "The file is missing, and each post names one of its sections.",
      fix: "Put it back; a house without a journal has no posts either: then remove the whole of content/journal.",
    });
  }
  const report = reportIn(draft, "content/journal/sections.yml", tools);
  draft.sections?.forEach(({ id }, index) => {
    if (isReservedSection(id))
      report([index, "id"], `The address /${id} belongs to a page of the site.`, "Give the section another id.");
  });
};

/** Only one post may be at the top of the magazine page. Drafts do not count; scheduled posts do, so that the build does not break on their day. */
const checkFeatured = (draft: Draft, tools: CheckTools): void => {
  for (const language of languages) {
    const [newest, ...others] = draft.posts
      .filter((post) => post.language === language && post.head.featured === true && post.head.draft !== true)
      .sort((one, other) => other.head.date.localeCompare(one.head.date));
    for (const { file } of others)
      reportIn(draft, file.name, tools)(
        ["featured"],
        `Two posts are to be at the top of the magazine page: this one, and ${newest?.file.name ?? ""}.`,
        "Take the line “featured: true” out of one of them, in both languages.",
      );
  }
};

const checkHead = ({ file, head, slug }: PostFile, draft: Draft, tools: CheckTools): void => {
  const report = reportIn(draft, file.name, tools);
  if (draft.sections && draft.sections.length > 0 && !draft.sections.some(({ id }) => id === head.section)) {
    const known = draft.sections.map(({ id }) => id).join(", ");
    const fix = `Write one of: ${known}; or add it to content/journal/sections.yml.`;
    report(["section"], `There is no section called “${head.section}”.`, fix);
  }
  if (isReservedPost(slug)) {
    const problem = `The address /journal/${slug} is taken.`;
    tools.report({ file: file.name, problem, fix: "Give the folder another name." });
  }
  if (isFarAhead(head.date, tools.today)) {
    const problem = `The post is dated ${head.date}, more than two years ahead.`;
    report(["date"], problem, "Correct the year; a post is held back until its day.");
  }
  if (head.updated === undefined) return;
  if (head.updated < head.date)
    report(["updated"], "The post was updated before it was published.", "Correct one of the two days.");
  if (head.updated > tools.today)
    report(["updated"], "The post is updated on a day to come.", "Write the day of the last change.");
};

/** Checks the cover and the pictures in the text, which are all in the post's folder. */
const checkPictures = async ({ file, head, path, text }: PostFile, { paths }: Draft, tools: CheckTools) => {
  const folder = dirname(path);
  const cover = () => ({ file: file.name, line: file.lineOf(["cover"]), field: "cover" });
  await checkPicture(`${folder}/${head.cover}`, cover, paths, largePicture, tools);
  for (const { name, line } of text.uses.figures) {
    if (name === "") continue;
    const place = { file: file.name, line };
    if (v.safeParse(pictureName, name).success)
      await checkPicture(`${folder}/${name}`, () => place, paths, textPicture, tools);
    else tools.report({ ...place, problem: `“${name}” is not the name of a picture.`, fix: pictureNameFix });
  }
};

export const checkPosts = async (draft: Draft, tools: CheckTools): Promise<void> => {
  checkSections(draft, tools);
  checkFeatured(draft, tools);
  for (const post of draft.posts) checkHead(post, draft, tools);
  await Promise.all(draft.posts.map((post) => checkPictures(post, draft, tools)));
};
