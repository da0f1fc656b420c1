/** The service worker: visited pages work offline, and different builds are never mixed. */
import type { ToWorker } from "../settings/worker-messages";
import { cacheKeptPages, cacheKnownPages, removeOldCaches, keepForGood, pictureKeptForGood } from "./kept-pages";
import { isCurrent } from "./is-current";
import { cacheVisit } from "./cache-visit";
import { kindOf, rejectFailedPreload } from "./requests";
import { fetchOfflinePages, offlinePages } from "./offline-page";
import { version, worker } from "./caches";
import { showsCachedPage, data, files, cachedData, pages, pictures, unhashed } from "./strategies";

const strategies = { page: pages, data, file: files, picture: pictures, unhashed };

const done = Promise.resolve();

/** Full or blocked storage must only prevent offline use, nothing else. */
const ignoreFailure = (work: Promise<unknown>): Promise<unknown> => work.catch(() => undefined);

worker.addEventListener("install", (event) => {
  event.waitUntil(
    fetchOfflinePages()
      // If this fails, the earlier worker remains, and the browser tries again later.
      .then(() => cacheKeptPages(event))
      .then(() => ignoreFailure(cacheKnownPages(event)))
      // Caches what the offline pages need to hydrate and to list the cached pages.
      .then(() => ignoreFailure(Promise.all(offlinePages.map((page) => cacheVisit(event, page))))),
  );
});

worker.addEventListener("activate", (event) => {
  const preload = "navigationPreload" in worker.registration ? worker.registration.navigationPreload.enable() : done;
  event.waitUntil(Promise.all([ignoreFailure(removeOldCaches()), ignoreFailure(preload), worker.clients.claim()]));
});

worker.addEventListener("fetch", (event) => {
  const { request } = event;
  const { method, mode, referrer } = request;
  const url = new URL(request.url);
  const range = request.headers.has("range");
  const kind = kindOf({ method, mode, referrer, url, range }, worker.location.origin);
  // The generated worker that runs after this one has its own fetch listener, which would mix builds.
  event.stopImmediatePropagation();
  if (kind === "bypass") return;
  if (kind === "page") rejectFailedPreload(event);
  const strategy = kind === "data" && showsCachedPage(event.clientId) ? cachedData : strategies[kind];
  // If the strategy fails, for example because Safari cannot read a cache, a permanently stored picture or the network is used.
  const otherwise = async () =>
    (kind === "picture" ? await pictureKeptForGood(request.url) : undefined) ?? fetch(request);
  event.respondWith(strategy.handle({ event, request }).catch(otherwise));
});

const activateIfAlone = async (): Promise<void> => {
  const windows = await worker.clients.matchAll({ type: "window", includeUncontrolled: true });
  if (windows.length <= 1) await worker.skipWaiting();
};

worker.addEventListener("message", (event) => {
  const message = event.data as ToWorker;
  if (message.type === "activate") event.waitUntil(worker.skipWaiting());
  if (message.type === "activate-if-alone") event.waitUntil(activateIfAlone());
  if (message.type === "build") event.ports[0]?.postMessage(version.build);
  if (message.type === "is-current")
    event.waitUntil(isCurrent(message.page).then((answer) => event.ports[0]?.postMessage(answer)));
  if (message.type === "keep")
    event.waitUntil(
      keepForGood(event, message.path)
        .catch(() => false)
        .then((answer) => event.ports[0]?.postMessage(answer)),
    );
  if (message.type === "visit") event.waitUntil(ignoreFailure(cacheVisit(event, message.path, message.seen)));
});
