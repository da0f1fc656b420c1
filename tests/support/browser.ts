/** Finds the Chromium for end-to-end tests, screenshots and audits, or installs it from Debian's packages if possible. */
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { chromium } from "@playwright/test";
import { isDebian } from "./debian";

const usualPaths = [
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome-stable",
  "/usr/bin/google-chrome",
  "/snap/bin/chromium",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
];

/** Path of a Chromium on this machine: `CHROMIUM_PATH`, then Playwright's own, then `usualPaths`. */
const findBrowser = (): string | undefined => {
  const named = process.env.CHROMIUM_PATH;
  return [...(named === undefined ? [] : [named]), chromium.executablePath(), ...usualPaths].find((path) =>
    existsSync(path),
  );
};

const headlessShell = "/usr/bin/chromium-headless-shell";

/**
 * Path of the browser for end-to-end tests: that of `CHROMIUM_PATH` if set; otherwise undefined if Playwright's own is installed,
 * which Playwright finds itself; otherwise Debian's headless shell, which takes about half the time of a complete browser; otherwise
 * a complete browser.
 */
export const findTestBrowser = (): string | undefined => {
  if (process.env.CHROMIUM_PATH !== undefined) return findBrowser();
  if (existsSync(chromium.executablePath())) return undefined;
  return existsSync(headlessShell) ? headlessShell : findBrowser();
};

/**
 * The browser's arguments: no sandbox as root (containers), consistent rendering, and no host names except loopback.
 */
export const browserArguments: readonly string[] = [
  ...(process.getuid?.() === 0 ? ["--no-sandbox"] : []),
  "--disable-dev-shm-usage",
  "--disable-background-networking",
  "--disable-component-update",
  "--font-render-hinting=none",
  "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1",
];

const apt = (...args: string[]): boolean =>
  spawnSync("apt-get", args, {
    stdio: ["ignore", "inherit", "inherit"],
    env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
  }).status === 0;

const instructions =
  "Install Chromium or Chrome, or run “npx playwright install chromium”, or name one in the environment variable CHROMIUM_PATH.";

const canInstall = (): boolean => process.getuid?.() === 0 && isDebian();

/** Installs a Debian package. */
const install = (name: string): void => {
  console.log(`Installing Debian's package ${name} with apt-get.`);
  if ([1, 2, 3].some(() => apt("update", "-q"))) apt("install", "-y", "-q", "--no-install-recommends", name);
};

/**
 * Like `findBrowser`, but if there is no browser, installs Chromium as root on Debian. Throws an error with instructions if there is
 * still none.
 */
export const ensureBrowser = (): string => {
  const found = findBrowser();
  if (found !== undefined) return found;
  if (!canInstall()) throw new Error(`No Chromium was found on this machine. ${instructions}`);
  install("chromium");
  const installed = findBrowser();
  if (installed === undefined) throw new Error(`apt-get could not install Chromium. ${instructions}`);
  return installed;
};

/** Like `ensureBrowser`, but as root on Debian also installs the headless shell, in which the end-to-end tests run. */
export const ensureTestBrowser = (): void => {
  ensureBrowser();
  if (process.env.CHROMIUM_PATH !== undefined || existsSync(chromium.executablePath()) || existsSync(headlessShell))
    return;
  if (canInstall()) install("chromium-headless-shell");
};
