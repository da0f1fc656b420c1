/** The build this service worker belongs to. What it keeps of pages and their data belongs together. */

export interface Version {
  /** The build's name: another for whatever has changed. */
  readonly build: string;
  /** What its pages share, as the stamps of pages and their data name it. */
  readonly bundleHash: string;
  /** Addresses of the application's scripts, as pages load them. */
  readonly app: readonly string[];
  /** Page component → addresses of its scripts and styles. */
  readonly components: Readonly<Record<string, readonly string[]>>;
}

declare const VERSION: Version;

/** Put in by the build (gatsby/service-worker). */
export const version: Version = VERSION;

const prefix = "site-";

/** Pages, their data and files with fixed addresses: one cache for each build, so that no build is mixed with another. */
export const buildCache = `${prefix}${version.build}`;
/** Scripts, styles and fonts: their addresses change with their content. */
export const filesCache = "files";
/** Pictures: the same. */
export const picturesCache = "pictures";

/** Whether a cache belonged to another build. */
export const isOldCache = (name: string): boolean => name.startsWith(prefix) && name !== buildCache;
