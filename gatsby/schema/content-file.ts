import { resolve } from "node:path";
import type { Context } from "./node-model";

/** `@contentFile`: the field holds a path below `content/`; it resolves to that file's node, or fails naming the file. */
export const contentFileExtension = {
  name: "contentFile",
  extend: () => ({
    async resolve(source: Record<string, unknown>, _: unknown, { nodeModel }: Context, info: { fieldName: string }) {
      // A picture's path is in the field beside it: `image` resolves from `file`, `cover` from `coverFile`.
      const path = source[info.fieldName === "image" ? "file" : `${info.fieldName}File`];
      if (typeof path !== "string") throw new Error(`No path is known for the picture “${info.fieldName}”.`);
      const absolutePath = resolve(process.cwd(), "content", path);
      const file = await nodeModel.findOne<object>({
        type: "File",
        query: { filter: { absolutePath: { eq: absolutePath } } },
      });
      if (file === null) throw new Error(`content/${path} does not exist. Add the picture, or correct its name.`);
      return file;
    },
  }),
};
