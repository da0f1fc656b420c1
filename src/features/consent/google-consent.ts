/**
 * Google Consent Mode v2 in basic mode: nothing of Google's is loaded before consent; once analytics is granted, every
 * signal is first denied, then set to what was granted, and only then the tag is configured.
 */
import type { OptionalCategory } from "../../settings/third-parties";

type Signal = "analytics_storage" | "ad_storage" | "ad_user_data" | "ad_personalization" | "functionality_storage";

declare global {
  interface Window {
    dataLayer?: unknown[];
  }
}

/** Which category each signal follows. */
const categoryOf: Readonly<Record<Signal, OptionalCategory>> = {
  analytics_storage: "analytics",
  functionality_storage: "functional",
  ad_storage: "marketing",
  ad_user_data: "marketing",
  ad_personalization: "marketing",
};

/** Google's own calling convention: the queue takes the arguments object of a function, not an array. */
function gtag(..._values: readonly unknown[]): void {
  // eslint-disable-next-line prefer-rest-params
  window.dataLayer?.push(arguments);
}

const signals = (granted: readonly OptionalCategory[]): Record<string, "granted" | "denied"> =>
  Object.fromEntries(
    Object.entries(categoryOf).map(([signal, category]) => [signal, granted.includes(category) ? "granted" : "denied"]),
  );

/** Makes the queue once on a page: every signal denied, then what is granted; then each measurement in its turn. */
export const startGoogleConsent = (measurementId: string, granted: readonly OptionalCategory[]): void => {
  if (window.dataLayer === undefined) {
    window.dataLayer = [];
    gtag("consent", "default", signals([]));
    gtag("consent", "update", signals(granted));
    gtag("js", new Date());
  }
  gtag("config", measurementId);
};

/** Tells a queue that is there what is granted now. */
export const updateGoogleConsent = (granted: readonly OptionalCategory[]): void =>
  gtag("consent", "update", signals(granted));
