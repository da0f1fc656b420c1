import { join } from "node:path";
import { contentDirectory } from "../sources/content-state";
import type { Context } from "./node-model";

/** `@contentFile`: resolves a field that holds a path below `content/` to the node of that file. Fails with the path if there is no such file. */
export const contentFileExtension = {
  name: "contentFile",
  extend: () => ({
    async resolve(source: Record<string, unknown>, _: unknown, { nodeModel }: Context, info: { fieldName: string }) {
      // The path is in another field of the node: `file` for `image`, `coverFile` for `cover`.
      const path = source[info.fieldName === "image" ? "file" : `${info.fieldName}File`];
      if (typeof path !== "string") throw new Error(`No path is known for the picture “${info.fieldName}”.`);
      const absolutePath = join(contentDirectory, path);
      const file = await nodeModel.findOne<object>({
        type: "File",
        query: { filter: { absolutePath: { eq: absolutePath } } },
      });
      if (file === null) throw new Error(`content/${path} does not exist. Add the picture, or correct its name.`);
      return file;
    },
  }),
};
