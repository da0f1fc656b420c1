/** Lets a cache keep only whole answers of this build. */
import type { WorkboxPlugin } from "workbox-core/types.js";
import { buildOf } from "../lib/build-mark";
import { worker } from "./scope";
import { version } from "./version";

/** Called when the network answers with another build: there is a newer service worker to be had. */
const lookForUpdate = (): void => {
  // Offline, or already looking: the browser looks again by itself.
  worker.registration.update().catch(() => undefined);
};

/** Whether an answer may be kept: complete, our own, and of this build. */
export const isOfThisBuild = async (response: Response): Promise<boolean> => {
  if (response.status !== 200 || response.type === "opaque" || response.redirected) return false;
  const build = buildOf(await response.clone().text());
  if (build !== undefined && build !== version.build) lookForUpdate();
  return build === version.build;
};

export const sameBuild: WorkboxPlugin = {
  cacheWillUpdate: async ({ response }) => ((await isOfThisBuild(response)) ? response : null),
};
