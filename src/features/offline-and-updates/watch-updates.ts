/** Notices that a new version has been deployed, and takes the visitor to it when asked. */
import type { ToWorker } from "../../settings/worker-messages";
import { buildOfWorker, isPageOf } from "./worker-client";

/** What the visitor can do about a new version. */
export interface Update {
  /** The new version's build. */
  readonly build: string;
  /** Goes over to it: the page is loaded again, once. */
  readonly apply: () => void;
}

/** How often a page that stays open asks for a new version, in milliseconds. */
const interval = 60 * 60 * 1000;
/** How long a waiting worker may take to take over before the page is loaded again all the same. */
const timeout = 4000;

const say = (worker: ServiceWorker, message: ToWorker): void => worker.postMessage(message);

const createReload = () => {
  let reloading = false;
  return (): void => {
    if (reloading) return;
    reloading = true;
    window.location.reload();
  };
};

/** Offers the new version if this page is an old one; answers whether it is. Who cannot tell does not ask the visitor. */
const offerIfOld = async (worker: ServiceWorker, show: (build: string) => void): Promise<boolean | undefined> => {
  const isCurrent = await isPageOf(worker);
  if (isCurrent === false) show(await buildOfWorker(worker));
  return isCurrent;
};

/** A new worker is ready and waits. A page that is of its build already needs no question. */
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
    // Offline: the next time will do.
    registration.update().catch(() => undefined);
  });
};

/** @param show asks the visitor; called for each new version, from whichever tab it was first noticed in */
export const watchUpdates = (registration: ServiceWorkerRegistration, show: (update: Update) => void): void => {
  const { serviceWorker } = navigator;
  const reload = createReload();
  let applying = false;
  /** The first worker of all takes over a page of its own build: that is no update. */
  let controlled = serviceWorker.controller !== null;

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
