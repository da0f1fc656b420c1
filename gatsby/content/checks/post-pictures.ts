/** The pictures of a post: its cover, and those that its text shows. All stand in its folder. */
import { dirname } from "node:path";
import * as v from "valibot";
import type { CheckTools, Draft, PostFile } from "../content";
import { pictureName, pictureNameFix } from "../schema/journal";
import { checkPicture, largePicture, textPicture } from "./pictures";

/** Told with the line of the head or of the figure. */
export const checkPostPictures = async (post: PostFile, { paths }: Draft, tools: CheckTools): Promise<void> => {
  const { file, head, path, text } = post;
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
