import { resolve } from "node:path";

interface NodeModel {
  findOne(args: { readonly type: string; readonly query: object }): Promise<object | null>;
}

/** `@contentFile`: the field holds a path below `content/`; it resolves to that file's node, or fails naming the file. */
export const contentFileExtension = {
  name: "contentFile",
  extend: () => ({
    async resolve(
      source: Record<string, unknown>,
      _: unknown,
      context: { nodeModel: NodeModel },
      info: { fieldName: string },
    ) {
      // A picture's path is in the field beside it: `image` resolves from `file`, `cover` from `coverFile`.
      const path = source[info.fieldName === "image" ? "file" : `${info.fieldName}File`];
      if (typeof path !== "string") throw new Error(`No path is known for the picture “${info.fieldName}”.`);
      const absolutePath = resolve(process.cwd(), "content", path);
      const file = await context.nodeModel.findOne({
        type: "File",
        query: { filter: { absolutePath: { eq: absolutePath } } },
      });
      if (file === null) throw new Error(`content/${path} does not exist. Add the picture, or correct its name.`);
      return file;
    },
  }),
};
