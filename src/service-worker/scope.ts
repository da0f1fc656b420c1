/// <reference lib="webworker" />

/** `self` as a service worker knows it; the rest of the project is typed for windows. */
export const worker = self as unknown as ServiceWorkerGlobalScope;
