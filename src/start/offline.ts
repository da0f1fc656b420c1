/** Offline pages, updates, drafts before hydration, the removal of old ones, in a separate chunk that is loaded when the browser is idle. */
import { forgetOldDrafts } from "../features/forms/draft-store";
import { registerServiceWorker } from "../features/offline-and-updates/register";
import type { UpdateTexts } from "../features/offline-and-updates/watch-updates";
import { watchConnection } from "../features/offline-and-updates/watch-connection";
import { keepTyping } from "./keep-typed";

declare const UPDATE_TEXTS: UpdateTexts;

export const begin = (): void => {
  forgetOldDrafts();
  keepTyping();
  watchConnection();
  void registerServiceWorker(UPDATE_TEXTS);
};
