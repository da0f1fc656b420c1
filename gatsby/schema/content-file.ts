import { resolve } from "node:path";
import { fileNodeId } from "../sources/file-node-id";

interface NodeModel {
  getNodeById(args: { readonly id: string; readonly type: string }): object | null;
}

/** `@contentFile`: the field holds a path below `content/`; it answers with that file's node, or fails naming the file. */
export const contentFileExtension = {
  name: "contentFile",
  extend: () => ({
    resolve(
      source: Record<string, unknown>,
      _: unknown,
      context: { nodeModel: NodeModel },
      info: { fieldName: string },
    ) {
      // A picture's path is kept beside the field that shows it: `image` reads `file`, `cover` reads `coverFile`.
      const path = source[info.fieldName === "image" ? "file" : `${info.fieldName}File`];
      if (typeof path !== "string") throw new Error(`No path is known for the picture “${info.fieldName}”.`);
      const absolutePath = resolve(process.cwd(), "content", path);
      const file = context.nodeModel.getNodeById({ id: fileNodeId(absolutePath), type: "File" });
      if (file === null) throw new Error(`content/${path} does not exist. Add the picture, or correct its name.`);
      return file;
    },
  }),
};
