/** Offline and updates: a part of its own, loaded once the page rests. */
import { registerServiceWorker } from "../features/offline-and-updates/register";
import type { UpdateTexts } from "../features/offline-and-updates/update-notice";
import { watchConnection } from "../features/offline-and-updates/watch-connection";

declare const UPDATE_TEXTS: UpdateTexts;

export const begin = (): void => {
  watchConnection();
  void registerServiceWorker(UPDATE_TEXTS);
};
