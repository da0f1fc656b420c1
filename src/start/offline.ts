/** What the device keeps: pages for offline use, updates of them, drafts no longer than was said. A part of its own, loaded once the page rests. */
import { forgetOldDrafts } from "../features/forms/draft-store";
import { registerServiceWorker } from "../features/offline-and-updates/register";
import type { UpdateTexts } from "../features/offline-and-updates/update-notice";
import { watchConnection } from "../features/offline-and-updates/watch-connection";

declare const UPDATE_TEXTS: UpdateTexts;

export const begin = (): void => {
  forgetOldDrafts();
  watchConnection();
  void registerServiceWorker(UPDATE_TEXTS);
};
