/** One post is at the top of the magazine page: a second that is to be there would not be seen. */
import { languages } from "../../../src/settings/languages";
import type { CheckTools, Draft } from "../content";

/** Drafts apart: nobody sees them. A post of a day to come counts already, so that its day breaks nothing. */
export const checkFeatured = ({ posts = [] }: Draft, { report }: CheckTools): void => {
  for (const language of languages) {
    const [newest, ...others] = posts
      .filter((post) => post.language === language && post.head.featured === true && post.head.draft !== true)
      .sort((one, other) => other.head.date.localeCompare(one.head.date));
    for (const { file } of others) {
      report({
        file: file.name,
        line: file.lineOf(["featured"]),
        field: "featured",
        problem: `Two posts are to be at the top of the magazine page: this one, and ${newest?.file.name ?? ""}.`,
        fix: "Take the line “featured: true” out of one of them, in both languages.",
      });
    }
  }
};
