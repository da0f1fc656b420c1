/** Registers the service worker (specification §2), detects a new version of the site, and switches to it if the visitor agrees. */
import { reportVisit, buildOfWorker, isCurrentPage } from "./worker-client";
import type { ToWorker } from "../../settings/worker-messages";
import { adoptStyles, element, showNotice } from "../../lib/dom/element";
import { readStored, writeStored } from "../../lib/storage";
import styles from "./update-notice.sheet.css";

/** URLs on this origin that the page has loaded so far. */
const loadedUrls = (): string[] =>
  performance
    .getEntriesByType("resource")
    .map(({ name }) => name)
    .filter((name) => name.startsWith(`${location.origin}/`));

/**
 * Registers the service worker, over HTTPS or on localhost only. Never rejects: a failure is logged. Call it when the page has loaded and
 * is idle.
 */
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

const send = (worker: ServiceWorker, message: ToWorker): void => worker.postMessage(message);

/**
 * Offers the new version if this page is of an old version. Returns whether the page is current. Returns undefined and offers nothing if
 * that is not known.
 */
const offerIfOld = async (worker: ServiceWorker, show: (build: string) => void): Promise<boolean | undefined> => {
  const isCurrent = await isCurrentPage(worker);
  if (isCurrent === false) show(await buildOfWorker(worker));
  return isCurrent;
};

/**
 * Call when a new worker is installed and waiting. If this page is already of the current deployment, the visitor is not asked: the worker
 * takes control if at most one page is open.
 */
const offerOrActivate = async (worker: ServiceWorker, show: (build: string) => void): Promise<void> => {
  if ((await offerIfOld(worker, show)) === true) send(worker, { type: "activate-if-alone" });
};

const whenInstalled = (worker: ServiceWorker, then: () => void): void => {
  if (worker.state === "installed") return then();
  worker.addEventListener("statechange", () => {
    if (worker.state === "installed") then();
  });
};

const checkWhenVisible = (registration: ServiceWorkerRegistration): void => {
  let lastCheck = Date.now();
  document.addEventListener("visibilitychange", () => {
    if (document.visibilityState !== "visible" || Date.now() - lastCheck < interval) return;
    lastCheck = Date.now();
    // If the request fails, for instance offline, a later check finds the new version.
    registration.update().catch(() => undefined);
  });
};

/**
 * Watches for new versions.
 * @param show asks the visitor; called for each new version, whichever tab detected it
 */
const watchUpdates = (registration: ServiceWorkerRegistration, show: (update: Update) => void): void => {
  const { serviceWorker } = navigator;
  let applying = false;
  let reloading = false;
  /** False until a worker controls the page. The first worker to do so is of the page's build, so it is not an update. */
  let controlled = serviceWorker.controller !== null;

  const reload = (): void => {
    if (!reloading) window.location.reload();
    reloading = true;
  };
  const apply = (): void => {
    applying = true;
    if (window.startState !== undefined) window.startState.leaving = true;
    if (registration.waiting === null) return reload();
    send(registration.waiting, { type: "activate" });
    setTimeout(reload, timeout);
  };
  const offer = (build: string): void => show({ build, apply });
  const handleWorker = (worker: ServiceWorker | null): void => {
    if (worker !== null && controlled) whenInstalled(worker, () => void offerOrActivate(worker, offer));
  };

  serviceWorker.addEventListener("controllerchange", () => {
    const { controller } = serviceWorker;
    if (applying) {
      reload();
      return;
    }
    if (controlled && controller !== null) void offerIfOld(controller, offer);
    controlled = true;
  });
  registration.addEventListener("updatefound", () => handleWorker(registration.installing));
  handleWorker(registration.waiting);
  handleWorker(registration.installing);
  checkWhenVisible(registration);
};

/** The message and the labels of its two buttons. */
export interface UpdateTexts {
  readonly text: string;
  readonly reload: string;
  readonly later: string;
}

/** sessionStorage key of the build that the visitor has postponed in this tab. */
const laterKey = "update-later";

const noticeClass = "update-notice";

/** Announces a new version. “Later” postpones that version in this tab. */
const showUpdate = (texts: UpdateTexts, { build, apply }: Update): void => {
  if (readStored(laterKey, "sessionStorage") === build) return;
  document.querySelector(`.${noticeClass}`)?.remove();
  adoptStyles(styles);
  const button = (label: string, press: () => void): HTMLButtonElement => {
    const buttonElement = element("button", { type: "button", "data-start": true }, label);
    buttonElement.addEventListener("click", press);
    return buttonElement;
  };
  const reload = button(texts.reload, apply);
  const later = button(texts.later, () => {
    writeStored(laterKey, build, "sessionStorage");
    notice.remove();
  });
  const notice = element("div", { class: noticeClass, role: "status" });
  showNotice(notice, element("p", {}, texts.text), reload, later);
};
