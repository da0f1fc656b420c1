import { join } from "node:path";
import type { BuildArgs } from "gatsby";
import { publicOf } from "../build-arguments";
import { writeChanged } from "../hosting/write-changed";
import { currentContent } from "../sources/content-state";
import { stayJson } from "./stay-json";

/** Writes `/stay.json`; its schema lies in `static/`. */
export const writeStayJson = async (args: BuildArgs): Promise<void> => {
  const content = await currentContent(args.reporter);
  await writeChanged(join(publicOf(args), "stay.json"), `${JSON.stringify(stayJson(content), null, 2)}\n`);
};
