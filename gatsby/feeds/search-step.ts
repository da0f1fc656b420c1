/** When the search index is written: in a build beside everything else, as soon as the content has passed its checks. */
import { inBackground } from "../work/background";

let writing: Promise<void> = Promise.resolve();

/** Once what was read of the content is kept: it is read again, in another process. */
export const beginSearchIndex = (): void => {
  writing = inBackground({ kind: "search" });
  // What goes wrong is told when the index is asked for.
  writing.catch(() => undefined);
};

/** After the build. Rejects with what stood in the way. */
export const searchIndexWritten = (): Promise<void> => writing;
