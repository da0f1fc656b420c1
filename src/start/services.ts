/**
 * Loads the third-party services that the visitor has allowed, and removes the cookies and storage of those that are not allowed: in a separate
 * chunk that is loaded for visitors who have answered the consent banner.
 */
import { sessionKey } from "../settings/staff-session";
import { optionalCategories, type OptionalCategory, type Service } from "../settings/third-parties";
import type { ConsentChange } from "../features/consent/consent-store";
import { element, addConnectionHints } from "../lib/dom/element";
import { readStored } from "../lib/storage";

declare const SERVICES: readonly Service[];

/**
 * Applies a choice: loads the allowed services and removes the cookies and storage of the refused ones. Reloads the page if a running
 * service is no longer allowed, because nothing else stops its script.
 */
export const followConsent = ({ granted }: ConsentChange, services: readonly Service[], reload: () => void): void => {
  const refused = optionalCategories.filter((category) => !granted.includes(category));
  updateGoogleConsent(granted);
  removeStoredData(services, refused);
  if (hasStarted(services, refused)) reload();
  else loadServices(services, granted);
};

/** Ids of the services started on this page. */
const started = new Set<string>();

const loadScript = ({ id, script }: Service): void => {
  if (script === null) return;
  const tag = element("script", { async: true, src: script, "data-service": id });
  tag.addEventListener("error", () => console.warn(`The service “${id}” could not be loaded.`));
  document.head.append(tag);
};

/**
 * Starts every service whose category is granted and that has not been started on this page. None is started while staff are signed in in
 * this browser: its script could read their session.
 */
const loadServices = (services: readonly Service[], granted: readonly OptionalCategory[]): void => {
  if (readStored(sessionKey) !== null) return;
  for (const service of services) {
    if (!granted.includes(service.category) || started.has(service.id)) continue;
    started.add(service.id);
    for (const host of service.hosts) if (!host.startsWith("*")) addConnectionHints(`https://${host}`);
    if (service.measurementId !== null) startGoogleConsent(service.measurementId, granted);
    loadScript(service);
  }
};

/** Whether the script of a service of one of these categories was started on this page. */
const hasStarted = (services: readonly Service[], categories: readonly OptionalCategory[]): boolean =>
  services.some(({ id, category, script }) => script !== null && categories.includes(category) && started.has(id));

const matches = (name: string, pattern: string): boolean =>
  pattern.endsWith("*") ? name.startsWith(pattern.slice(0, -1)) : name === pattern;

/** The host and every domain above it that a cookie may have been set for: `www.a.example` → itself, `a.example`. */
export const cookieDomains = (hostname: string): string[] => {
  const labels = hostname.split(".");
  return labels.slice(0, -1).map((_, index) => labels.slice(index).join("."));
};

const removeCookie = (name: string): void => {
  const expired = `${name}=; path=/; max-age=0`;
  document.cookie = expired;
  for (const domain of cookieDomains(window.location.hostname)) document.cookie = `${expired}; domain=${domain}`;
};

const cookieNames = (): string[] =>
  document.cookie.split("; ").flatMap((cookie) => (cookie === "" ? [] : [cookie.slice(0, cookie.indexOf("="))]));

const unlessBlocked = (remove: () => void): void => {
  try {
    remove();
  } catch {
    // If cookies or storage are blocked, there is nothing to remove.
  }
};

/** Removes the cookies and storage keys that the services of the refused categories declare. */
const removeStoredData = (services: readonly Service[], refused: readonly OptionalCategory[]): void => {
  const patterns = services.filter(({ category }) => refused.includes(category)).flatMap(({ leaves }) => leaves);
  const isTheirs = (name: string) => patterns.some((pattern) => matches(name, pattern));
  unlessBlocked(() => cookieNames().filter(isTheirs).forEach(removeCookie));
  for (const kind of ["localStorage", "sessionStorage"] as const) {
    unlessBlocked(() => {
      const names = Object.keys(window[kind]).filter(isTheirs);
      names.forEach((name) => window[kind].removeItem(name));
    });
  }
};

type Signal = "analytics_storage" | "ad_storage" | "ad_user_data" | "ad_personalization" | "functionality_storage";

declare global {
  interface Window {
    dataLayer?: unknown[];
  }
}

/** The category that grants each signal. */
const categoryOf: Readonly<Record<Signal, OptionalCategory>> = {
  analytics_storage: "analytics",
  functionality_storage: "functional",
  ad_storage: "marketing",
  ad_user_data: "marketing",
  ad_personalization: "marketing",
};

/** Google's calling convention: the queue takes an arguments object, not an array. */
function gtag(..._values: readonly unknown[]): void {
  // oxlint-disable-next-line prefer-rest-params
  window.dataLayer?.push(arguments);
}

const signals = (granted: readonly OptionalCategory[]): Record<string, "granted" | "denied"> =>
  Object.fromEntries(
    Object.entries(categoryOf).map(([signal, category]) => [signal, granted.includes(category) ? "granted" : "denied"]),
  );

/**
 * Creates the queue on the first call (every signal denied, then the granted ones), and configures the measurement id on every call. This
 * is the basic mode of Consent Mode v2: nothing is loaded from Google before consent.
 */
const startGoogleConsent = (measurementId: string, granted: readonly OptionalCategory[]): void => {
  if (window.dataLayer === undefined) {
    window.dataLayer = [];
    gtag("consent", "default", signals([]));
    gtag("consent", "update", signals(granted));
    gtag("js", new Date());
  }
  gtag("config", measurementId);
};

/** Updates an existing queue with the signals granted now. */
const updateGoogleConsent = (granted: readonly OptionalCategory[]): void => gtag("consent", "update", signals(granted));

export const follow = (change: ConsentChange): void => followConsent(change, SERVICES, () => window.location.reload());

// Staff may sign in in another tab while services run in this one.
window.addEventListener("storage", ({ key, newValue }) => {
  if (key === sessionKey && newValue !== null && hasStarted(SERVICES, optionalCategories)) window.location.reload();
});
