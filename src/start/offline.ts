/** Offline pages, updates, and the removal of old drafts, in a separate chunk that is loaded when the browser is idle. */
import { forgetOldDrafts } from "../features/forms/draft-store";
import { registerServiceWorker } from "../features/offline-and-updates/register";
import type { UpdateTexts } from "../features/offline-and-updates/watch-updates";
import { watchConnection } from "../features/offline-and-updates/watch-connection";

declare const UPDATE_TEXTS: UpdateTexts;

export const begin = (): void => {
  forgetOldDrafts();
  watchConnection();
  void registerServiceWorker(UPDATE_TEXTS);
};
