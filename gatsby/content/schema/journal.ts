/** `content/journal/`: the sections, and the front matter of posts. */
import * as v from "valibot";
import { issueMessage } from "../content-issue";
import { fields, list, listOfFile } from "./fields";
import { bilingual, day, id, sample, text, written } from "./values";

/** Former ids: their URLs redirect to the current one. */
const formerly = v.optional(list(id));

export const sectionsSchema = listOfFile(
  fields({ id, formerly, name: bilingual, description: bilingual }),
  "content/journal/sections.yml",
);

export const pictureNameFix =
  "Write the name of a .jpg, .png, .webp or .avif that stands in the same folder; it has Latin letters, digits, - and _ only.";

/** The name of a file in the same folder. Its format is checked when the picture is opened. */
export const pictureName = written(/^[\w-]+\.\w+$/, "is not the name of a picture.", pictureNameFix);

export const postTitle = v.pipe(
  text,
  v.maxLength(
    90,
    issueMessage("The title is longer than 90 characters.", "Shorten it: lists and search engines cut it."),
  ),
);
const description = v.pipe(
  text,
  v.maxLength(
    200,
    issueMessage("The description is longer than 200 characters.", "Shorten it: search engines cut it at about 160."),
  ),
);

export const postSchema = fields({
  title: postTitle,
  description,
  date: day,
  formerly,
  updated: v.optional(day),
  section: id,
  cover: pictureName,
  coverAlt: text,
  coverCaption: v.optional(text),
  author: v.optional(text),
  /** Shown at the top of the magazine page. */
  featured: v.optional(v.boolean()),
  /** Only shown by `npm run dev`. */
  draft: v.optional(v.boolean()),
  sample,
});

export type Sections = v.InferOutput<typeof sectionsSchema>;
export type PostHead = v.InferOutput<typeof postSchema>;
