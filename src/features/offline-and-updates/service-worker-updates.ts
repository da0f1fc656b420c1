/** Registers the service worker (specification §2), detects a new version of the site, and switches to it if the visitor agrees. */
import { reportVisit, buildOfWorker, isPageOf } from "./worker-client";
import type { ToWorker } from "../../settings/worker-messages";
import { adoptStyles, element } from "../../lib/dom/element";
import { readStored, writeStored } from "../../lib/storage";
import styles from "./update-notice.sheet.css";

/** URLs on this origin that the page has loaded so far. */
const loadedUrls = (): string[] =>
  performance
    .getEntriesByType("resource")
    .map(({ name }) => name)
    .filter((name) => name.startsWith(`${location.origin}/`));

/** Only over HTTPS or on localhost. Never rejects: a failure is only logged. Call it when the page has loaded and is idle. */
export const registerServiceWorker = async (texts: UpdateTexts): Promise<void> => {
  if (!window.isSecureContext || !("serviceWorker" in navigator)) return;
  // Every worker that takes control caches this page, so each one is told which files the page has loaded.
  const reportLoaded = () => reportVisit(location.pathname, loadedUrls());
  try {
    // In a sandboxed frame, reading the property throws.
    const { serviceWorker } = navigator;
    const registration = await serviceWorker.register("/service-worker.js", { updateViaCache: "none" });
    watchUpdates(registration, (update) => showUpdate(texts, update));
    serviceWorker.addEventListener("controllerchange", reportLoaded);
    reportLoaded();
  } catch (error) {
    console.warn("The service worker could not be registered; the site works without it.", error);
  }
};

/** What the visitor can do about a new version. */
interface Update {
  /** The new version's build. */
  readonly build: string;
  /** Switches to the new version by reloading the page once. */
  readonly apply: () => void;
}

/** Minimum time between two checks for a new version, in milliseconds. An open page checks when it becomes visible again. */
const interval = 60 * 60 * 1000;
/** Time for a waiting worker to take control before the page is reloaded anyway, in milliseconds. */
const timeout = 4000;

const say = (worker: ServiceWorker, message: ToWorker): void => worker.postMessage(message);

/**
 * Offers the new version if this page is of an old version. Returns whether the page is current; undefined if that is not
 * known, in which case nothing is offered.
 */
const offerIfOld = async (worker: ServiceWorker, show: (build: string) => void): Promise<boolean | undefined> => {
  const isCurrent = await isPageOf(worker);
  if (isCurrent === false) show(await buildOfWorker(worker));
  return isCurrent;
};

/**
 * Call when a new worker is installed and waiting. If this page is already of the current deployment, the visitor is not asked: the worker
 * takes control if at most one page is open.
 */
const consider = async (worker: ServiceWorker, show: (build: string) => void): Promise<void> => {
  if ((await offerIfOld(worker, show)) === true) say(worker, { type: "activate-if-alone" });
};

const whenReady = (worker: ServiceWorker, then: () => void): void => {
  if (worker.state === "installed") return then();
  worker.addEventListener("statechange", () => {
    if (worker.state === "installed") then();
  });
};

const askNowAndThen = (registration: ServiceWorkerRegistration): void => {
  let asked = Date.now();
  document.addEventListener("visibilitychange", () => {
    if (document.visibilityState !== "visible" || Date.now() - asked < interval) return;
    asked = Date.now();
    // If the request fails, for instance offline, a later check finds the new version.
    registration.update().catch(() => undefined);
  });
};

/** @param show asks the visitor; called for each new version, whichever tab detected it */
const watchUpdates = (registration: ServiceWorkerRegistration, show: (update: Update) => void): void => {
  const { serviceWorker } = navigator;
  let applying = false;
  let reloading = false;
  /** False until a worker controls the page. The first one that does is of the page's own build, so it is not an update. */
  let controlled = serviceWorker.controller !== null;

  const reload = (): void => {
    if (!reloading) window.location.reload();
    reloading = true;
  };
  const apply = (): void => {
    applying = true;
    if (window.startState !== undefined) window.startState.leaving = true;
    if (registration.waiting === null) return reload();
    say(registration.waiting, { type: "activate" });
    setTimeout(reload, timeout);
  };
  const offer = (build: string): void => show({ build, apply });
  const found = (worker: ServiceWorker | null): void => {
    if (worker !== null && controlled) whenReady(worker, () => void consider(worker, offer));
  };

  serviceWorker.addEventListener("controllerchange", () => {
    const { controller } = serviceWorker;
    if (applying) {
      reload();
      return;
    }
    if (controlled && controller !== null) {
      void offerIfOld(controller, offer);
    }
    controlled = true;
  });
  registration.addEventListener("updatefound", () => {
    found(registration.installing);
  });
  found(registration.waiting);
  found(registration.installing);
  askNowAndThen(registration);
};

/** The message and the labels of its two buttons. */
export interface UpdateTexts {
  readonly text: string;
  readonly reload: string;
  readonly later: string;
}

/** Storage key under which this tab remembers the version it has postponed. */
const laterKey = "update-later";

const noticeClass = "update-notice";

/** Announces a new version. “Later” postpones that version in this tab. */
const showUpdate = (texts: UpdateTexts, { build, apply }: Update): void => {
  if (readStored(laterKey, "sessionStorage") === build) return;
  document.querySelector(`.${noticeClass}`)?.remove();
  adoptStyles(styles);
  const button = (label: string, press: () => void): HTMLButtonElement => {
    const made = element("button", { type: "button", "data-start": true }, label);
    made.addEventListener("click", press);
    return made;
  };
  const reload = button(texts.reload, apply);
  const later = button(texts.later, () => {
    writeStored(laterKey, build, "sessionStorage");
    notice.remove();
  });
  const notice = element("div", { class: noticeClass, role: "status" }, element("p", {}, texts.text), reload, later);
  document.body.append(notice);
};
