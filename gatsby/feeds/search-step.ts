/** When the search index is written: in a build beside everything else, as soon as the content has passed its checks. */
import type { GatsbyNode } from "gatsby";
import { currentContent, isEditing } from "../sources/content-state";
import { inBackground } from "../work/background";
import { writeSearchIndex } from "./write-search-index";

let writing: Promise<void> = Promise.resolve();

/** Once what was read of the content is kept: it is read again, in another process. */
export const beginSearchIndex = (): void => {
  writing = inBackground({ kind: "search" });
  // What goes wrong is told when the index is asked for.
  writing.catch(() => undefined);
};

/** While editing there is no end of a build to wait for: the index is written at the start, and again with content that was changed. */
export const createPagesStatefully: GatsbyNode["createPagesStatefully"] = async ({ reporter }) => {
  if (isEditing()) await writeSearchIndex(await currentContent(reporter));
};

/** After the build. Rejects with what stood in the way. */
export const searchIndexWritten = (): Promise<void> => writing;
