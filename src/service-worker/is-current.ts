/** Whether an open page is of the site's current deployment. */
import { type BuildRecord, recordFile, stampOf } from "../lib/build-record";
import type { OpenPage } from "../settings/worker-messages";
import { clockOffset } from "../lib/clock-offset";

/** When the build of the current deployment started, by the device's clock, in milliseconds since 1970. */
const builtAt = async (): Promise<number> => {
  const response = await fetch(`/${recordFile}`, { cache: "no-store" });
  const { builtAt: time } = (await response.json()) as Partial<BuildRecord>;
  return Date.parse(time ?? "") - clockOffset(response);
};

/**
 * Whether the page was loaded from the current deployment: it was opened after that build started, and the site still
 * returns the same page. Undefined if the page or the build record cannot be read.
 */
export const isCurrent = async ({ path, stamp, openedAt }: OpenPage): Promise<boolean | undefined> => {
  try {
    const [time, page] = await Promise.all([builtAt(), fetch(path, { cache: "no-cache" })]);
    return openedAt > time && stampOf(await page.text()) === stamp;
  } catch {
    return undefined;
  }
};
