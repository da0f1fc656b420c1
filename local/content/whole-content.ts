/**
 * Waits until the content is valid. Gatsby exits if a folder is missing, and at some mistakes even before the content check.
 */
import { loadContent } from "../../gatsby/content/load";
import { contentChange } from "../../gatsby/sources/content-change";

/**
 * Resolves when the content in `directory` is valid. Mistakes are reported after each save. `until` ends the waiting.
 */
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
        `${error instanceof Error ? error.message : String(error)}\n\nThe site starts as soon as this is fixed and saved.`,
      );
    }
    await changed;
  }
};
