import { join } from "node:path";
import type { BuildArgs } from "gatsby";
import { publicFolder } from "../hosting/public-folder";
import { writeChanged } from "../hosting/write-changed";
import { currentContent } from "../sources/content-state";
import { stayJson } from "./stay-json";

/** Writes `/stay.json`. Its schema is in `static/`. */
export const writeStayJson = async ({ reporter }: BuildArgs): Promise<void> => {
  const content = await currentContent(reporter);
  await writeChanged(join(publicFolder, "stay.json"), `${JSON.stringify(stayJson(content), null, 2)}\n`);
};
