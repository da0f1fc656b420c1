/** Checks the journal: its sections, and the dates, URLs and pictures of its posts. */
import { dirname } from "node:path";
import * as v from "valibot";
import { languages } from "../../../src/settings/languages";
import { type Checked, type PostFile, isFarAhead } from "../content";
import type { Wrong } from "../content-issue";
import { isReservedPost, pictureName, pictureNameFix } from "../schema/texts";
import { checkPicture, largePicture, textPicture } from "./pictures";

/** Only one post of a language can be at the top of the journal. Scheduled posts count, so that the build does not fail on their day. */
const checkFeatured = ({ posts, reportIn }: Checked): void => {
  for (const language of languages) {
    const [newest, ...others] = posts
      .filter((post) => post.language === language && post.head.featured === true && post.head.draft !== true)
      .sort((one, other) => other.head.date.localeCompare(one.head.date));
    const problem = `Several posts are marked as the one at the top of the journal’s front page: this one, and ${newest?.file.name ?? ""}.`;
    const fix = "Leave “featured: true” in only one of them, in both languages.";
    for (const { file } of others) reportIn(file.name)(["featured"], problem, fix);
  }
};

const checkHead = ({ file, head, slug }: PostFile, { sections, today, report: reportIssue, reportIn }: Checked) => {
  const report = reportIn(file.name);
  if (sections.length > 0 && !sections.some(({ id }) => id === head.section)) {
    const known = sections.map(({ id }) => id).join(", ");
    const fix = `Write one of: ${known}; or add it to content/journal/sections.yml.`;
    report(["section"], `There is no section called “${head.section}”.`, fix);
  }
  if (isReservedPost(slug)) {
    const problem = `The address /journal/${slug} is taken.`;
    reportIssue({ file: file.name }, problem, "Give the folder another name.");
  }
  if (isFarAhead(head.date, today)) {
    const problem = `The post is dated ${head.date}, more than two years ahead.`;
    report(["date"], problem, "Correct the year: a post is not published before its date.");
  }
  if (head.date < "2000") {
    const problem = `The post is dated ${head.date}, before the year 2000.`;
    report(["date"], problem, "Correct the year: lists show the newest posts first.");
  }
  if (head.updated !== undefined && head.updated > today)
    report(["updated"], "The day of the last change is in the future.", "Write the day of the last change.");
};

const checkPictures = async ({ file, head, path, text }: PostFile, checked: Checked) => {
  const folder = dirname(path);
  const reportCover = (...wrong: Wrong) => checked.reportIn(file.name)(["cover"], ...wrong);
  await checkPicture(`${folder}/${head.cover}`, largePicture, checked, reportCover);
  for (const { name, line } of text.uses.figures) {
    if (name === "") continue;
    const report = (...wrong: Wrong) => checked.report({ file: file.name, line }, ...wrong);
    if (v.safeParse(pictureName, name).success) await checkPicture(`${folder}/${name}`, textPicture, checked, report);
    else report(`“${name}” is not the name of a picture.`, pictureNameFix);
  }
};

export const checkPosts = async (checked: Checked): Promise<void> => {
  const { posts, sections, report } = checked;
  // Reported once, instead of once for every post.
  if (sections.length === 0 && posts.length > 0) {
    const problem = "The file is missing, and each post names one of its sections.";
    const fix = "Put it back or, if the house has no journal, remove the folder content/journal.";
    report({ file: "content/journal/sections.yml" }, problem, fix);
  }
  checkFeatured(checked);
  for (const post of posts) checkHead(post, checked);
  await Promise.all(posts.map((post) => checkPictures(post, checked)));
};
