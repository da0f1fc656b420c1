/** Finds the Chromium for end-to-end tests, screenshots and audits, and installs Debian's package if possible. */
import { spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { chromium } from "@playwright/test";

const usual = [
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome-stable",
  "/usr/bin/google-chrome",
  "/snap/bin/chromium",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
];

/** Path of a Chromium on this machine: `CHROMIUM_PATH`, then Playwright's own, then the usual places. */
export const findBrowser = (): string | undefined => {
  const named = process.env.CHROMIUM_PATH;
  return [...(named === undefined ? [] : [named]), chromium.executablePath(), ...usual].find((path) =>
    existsSync(path),
  );
};

/**
 * Path of the browser for end-to-end tests: preferably the headless shell, which takes only two thirds of the time. It
 * is Playwright's own (undefined) or Debian's package; otherwise the complete browser is used.
 */
export const findTestBrowser = (): string | undefined => {
  const shell = "/usr/bin/chromium-headless-shell";
  if (process.env.CHROMIUM_PATH !== undefined) return findBrowser();
  if (existsSync(chromium.executablePath())) return undefined;
  return existsSync(shell) ? shell : findBrowser();
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

const debian = (): boolean =>
  existsSync("/etc/os-release") && /^ID(_LIKE)?=.*debian/m.test(readFileSync("/etc/os-release", "utf8"));

const apt = (...words: string[]): boolean =>
  spawnSync("apt-get", words, {
    stdio: ["ignore", "inherit", "inherit"],
    env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
  }).status === 0;

const cure =
  "Install Chromium or Chrome, or run “npx playwright install chromium”, or name one in the environment variable CHROMIUM_PATH.";

/**
 * Like `findBrowser`, but as root on Debian it installs the packages first. Throws an error with instructions if there
 * is no browser.
 */
export const ensureBrowser = (): string => {
  const found = findBrowser();
  if (found !== undefined) return found;
  if (process.getuid?.() !== 0 || !debian()) throw new Error(`No Chromium was found on this machine. ${cure}`);
  console.log(
    "No Chromium on this machine: installing Debian's packages “chromium” and “chromium-headless-shell” with apt-get.",
  );
  const updated = [1, 2, 3].some(() => apt("update", "-q"));
  // Installed separately, because older releases have no package for the shell.
  for (const name of updated ? ["chromium", "chromium-headless-shell"] : []) {
    apt("install", "-y", "-q", "--no-install-recommends", name);
  }
  const installed = findBrowser();
  if (installed === undefined) throw new Error(`apt-get could not install Chromium. ${cure}`);
  return installed;
};
