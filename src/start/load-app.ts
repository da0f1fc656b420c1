/** Brings Gatsby's scripts into the page, which ships without them. */
import { type AppScripts, type PageFacts, appScriptsId, pageFactsId } from "../settings/page-data";
import { raisePreloadError } from "../features/errors/preload-error";
import { fetchPageData } from "../features/start-up/api/page-data";
import { announceAppFailed } from "../features/start-up/app-events";
import { dataForAddress, standsIn } from "../features/start-up/stand-in";
import { jsonIn } from "../lib/dom/json-in";
import { pageDataAddress } from "../lib/page-data";

declare global {
  interface Window {
    ___webpackCompilationHash?: string;
    ___chunkMapping?: Record<string, readonly string[]>;
    pageData?: Record<string, unknown>;
  }
}

const readAppScripts = () => jsonIn(appScriptsId) as AppScripts | null;

/** Gatsby's hash of the build this page belongs to; empty when the page does not say. */
export const buildOfPage = (): string => readAppScripts()?.hash ?? "";

/** A part of the page that is not well formed names none, and Gatsby's router fails on it. */
const dropMalformedHash = (): void => {
  try {
    decodeURIComponent(location.hash);
  } catch {
    history.replaceState(history.state, "", location.pathname + location.search);
  }
};

let begun = false;

/**
 * Loads the application once, however often it is asked for. Failures are raised as `preload-error`, then as `app-failed`; after one,
 * who asks again has it tried again.
 */
export const loadApp = async (): Promise<void> => {
  const app = readAppScripts();
  const page = jsonIn(pageFactsId) as PageFacts | null;
  if (begun || app === null || page === null) return;
  begun = true;
  dropMalformedHash();
  window.___webpackCompilationHash = app.hash;
  window.___chunkMapping = {};
  try {
    if (standsIn(page.path, location.pathname)) {
      window.pageData = dataForAddress(await fetchPageData(page.path), location);
    } else {
      await preload("/page-data/app-data.json", pageDataAddress(page.path, location.search));
    }
    const scripts: Promise<void>[] = [];
    for (const script of app.scripts) {
      scripts.push(insert(script));
      await breath();
    }
    await Promise.all(scripts);
  } catch (error) {
    begun = false;
    if (!raisePreloadError(error)) announceAppFailed(error);
  }
};

/** Has the browser fetch what Gatsby will ask for as soon as it runs. */
const preload = async (...addresses: readonly string[]): Promise<void> => {
  for (const href of addresses) {
    const link = Object.assign(document.createElement("link"), { rel: "preload", as: "fetch", href });
    link.crossOrigin = "anonymous";
    document.head.append(link);
    await breath();
  }
};

/** Asking for a file takes a slow phone up to 20 ms: between two, it may answer its visitor. */
const breath = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

/** Scripts that have come: none may run twice. */
const present = new Set<string>();

const insert = (address: string): Promise<void> =>
  new Promise((resolve, reject) => {
    if (present.has(address)) return resolve();
    const script = Object.assign(document.createElement("script"), { src: address, async: false });
    script.onload = () => {
      present.add(address);
      resolve();
    };
    script.onerror = () => reject(new Error(`Loading ${address} failed.`));
    document.head.append(script);
  });
