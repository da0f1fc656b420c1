/// <reference lib="webworker" />
/** This service worker and its build. All pages and data in its cache are of the same bundle. */
import { pageCachePrefix } from "../settings/worker-messages";

/** `self` with the type of a service worker; the rest of the project is typed for windows. */
export const worker = self as unknown as ServiceWorkerGlobalScope;

interface Version {
  /** Id of the build (`BuildNames` in gatsby/service-worker/write-service-worker.ts). */
  readonly build: string;
  /** Hash of what all pages share, as in the build stamps. */
  readonly bundleHash: string;
  /** URLs of the application's scripts and styles, as used by pages, and of the start scripts that show a stay. */
  readonly app: readonly string[];
  /** Page component → URLs of its scripts and styles. */
  readonly components: Readonly<Record<string, readonly string[]>>;
}

declare const VERSION: Version;

/** Replaced by the build (gatsby/service-worker). */
export const version: Version = VERSION;

/** Cache for pages, their data and files with fixed URLs. One per build, so that builds are never mixed. */
export const buildCache = `${pageCachePrefix}${version.build}`;
/** Cache for scripts, styles and fonts, whose URLs change with their content. */
export const filesCache = "files";
/** Cache for pictures, whose URLs change with their content. */
export const picturesCache = "pictures";

/** Whether a cache belongs to another build. */
export const isOldCache = (name: string): boolean => name.startsWith(pageCachePrefix) && name !== buildCache;
