/**
 * Waits until the content is valid. Gatsby exits if a folder is missing, and some mistakes make it exit before the content check.
 */
import { loadContent } from "../../gatsby/content/load";
import { reasonOf } from "../../gatsby/reason-of";
import { contentChange, notStartedMessage } from "../../gatsby/sources/content-issues";

/**
 * Resolves when the content in `directory` is valid. Mistakes are reported at the start and after each save. `until` ends the waiting.
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
      tell(`${reasonOf(error)}\n\n${notStartedMessage}`);
    }
    await changed;
  }
};
