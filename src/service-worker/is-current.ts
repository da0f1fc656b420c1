/** Whether a page that is open is what the site shows now. */
import { type BuildRecord, recordFile } from "../settings/build-record";
import type { OpenPage } from "../settings/worker-messages";
import { stampOf } from "../lib/build-stamp";

/** A host names its time in whole seconds, and an answer takes its time: what is less than this is no wrong clock, in milliseconds. */
const leeway = 60_000;

/** How far this device's clock is behind the host's, in milliseconds; 0 when the host does not say. */
const clockIsBehind = (answer: Response): number => {
  const behind = Date.parse(answer.headers.get("date") ?? "") - Date.now();
  return Math.abs(behind) > leeway ? behind : 0;
};

/** When this build was begun, by this device's clock, in milliseconds since 1970. */
const builtAt = async (): Promise<number> => {
  const answer = await fetch(`/${recordFile}`, { cache: "no-store" });
  const { builtAt: time } = (await answer.json()) as Partial<BuildRecord>;
  return Date.parse(time ?? "") - clockIsBehind(answer);
};

/**
 * True when the page was opened after this build was begun and the site still answers with the same page: it was loaded from this
 * deployment. Undefined when the site does not answer.
 */
export const isCurrent = async ({ path, stamp, openedAt }: OpenPage): Promise<boolean | undefined> => {
  try {
    const [time, page] = await Promise.all([builtAt(), fetch(path, { cache: "no-cache" })]);
    return openedAt > time && stampOf(await page.text()) === stamp;
  } catch {
    return undefined;
  }
};
