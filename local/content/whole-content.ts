/** Waits for content that pages can be made of: Gatsby ends at folders that are missing, and at some mistakes before it has looked at any. */
import { loadContent } from "../../gatsby/content/load";
import { contentChange } from "../../gatsby/sources/content-change";

/** Resolves when nothing in `directory` is wrong. Mistakes are reported each time something is saved; `until` ends the waiting. */
export const wholeContent = async (
  directory: string,
  tell: (message: string) => void,
  until?: AbortSignal,
): Promise<void> => {
  while (until?.aborted !== true) {
    const changed = contentChange(directory);
    try {
      await loadContent(directory);
      return;
    } catch (error) {
      tell(
        `${error instanceof Error ? error.message : String(error)}\n\nThe site starts when that is mended and saved.`,
      );
    }
    await changed;
  }
};
