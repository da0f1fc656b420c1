/// <reference lib="webworker" />

/** `self` with the type of a service worker; the rest of the project is typed for windows. */
export const worker = self as unknown as ServiceWorkerGlobalScope;
