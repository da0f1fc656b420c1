import { createStore } from "../external-store";
import type { TextKey, TextValues } from "../i18n/keys";

export interface Toast {
  readonly key: TextKey;
  readonly values?: TextValues;
  readonly tone?: "info" | "error";
  /** A link that opens in this tab: the browser inside a social network's app may be unable to open a new tab. */
  readonly action?: { readonly label: TextKey; readonly href: string };
}

export interface ShownToast extends Toast {
  /** Increases with every toast, so that a repeated message is announced again. */
  readonly number: number;
}

/** The visible toast. There is only one: a new toast replaces it (specification §8). */
export const toastStore = createStore<ShownToast | null>(null);

let number = 0;

/** Shows a toast in the page's polite live region. */
export const showToast = (toast: Toast): void => {
  number += 1;
  toastStore.set({ ...toast, number });
};

export const dismissToast = (): void => toastStore.set(null);
