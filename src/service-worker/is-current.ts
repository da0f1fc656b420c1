/** Whether a page that is open is what the site shows now. */
import { type BuildRecord, recordFile } from "../config/build-record";
import type { OpenPage } from "../config/worker-messages";
import { markOf } from "../lib/build-mark";

/** When this build was begun, in milliseconds since 1970; nothing is known without a network. */
const builtAt = async (): Promise<number> => {
  const response = await fetch(`/${recordFile}`, { cache: "no-store" });
  const { builtAt: time } = (await response.json()) as Partial<BuildRecord>;
  return Date.parse(time ?? "");
};

/**
 * True when the page was opened after this build was begun and the site still answers with the same page: it was loaded from this
 * deployment. Undefined when the site does not answer.
 */
export const isCurrent = async ({ path, mark, openedAt }: OpenPage): Promise<boolean | undefined> => {
  try {
    const [time, page] = await Promise.all([builtAt(), fetch(path, { cache: "no-cache" })]);
    return openedAt > time && markOf(await page.text()) === mark;
  } catch {
    return undefined;
  }
};
