/** The notification about a failed request. It remains until it is dismissed, replaced, or the request is made again. */
import { dismissToast, showToast, toastStore } from "../../../lib/notifications/toast-store";
import { failureText } from "../api/backend-error";

export const showError = (error: unknown): void => showToast({ key: failureText(error), tone: "error" });

/** Call when a request is made again: an earlier error is no longer true. Other notifications remain. */
export const hideError = (): void => {
  if (toastStore.get()?.tone === "error") dismissToast();
};
