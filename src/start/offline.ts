/**
 * Offline pages, updates, drafts of what is typed before hydration, removal of old drafts, and retries of failed pictures: in a separate
 * chunk that is loaded when the browser is idle.
 */
import { forgetOldDrafts } from "../features/forms/draft-store";
import { retryPictures, watchConnection } from "../features/offline-and-updates/watch-connection";
import { registerServiceWorker, type UpdateTexts } from "../features/offline-and-updates/service-worker-updates";
import { keepTyping } from "./keep-typed";

declare const UPDATE_TEXTS: UpdateTexts;

export const begin = (): void => {
  forgetOldDrafts();
  keepTyping();
  retryPictures();
  watchConnection();
  void registerServiceWorker(UPDATE_TEXTS);
};
