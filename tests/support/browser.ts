/** Finds the Chromium that end-to-end tests, screens and audits run in, and installs Debian's where that is possible. */
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

/** Address of a Chromium on this machine: `CHROMIUM_PATH`, then Playwright's own, then the usual places. */
export const findBrowser = (): string | undefined => {
  const named = process.env.CHROMIUM_PATH;
  return [...(named === undefined ? [] : [named]), chromium.executablePath(), ...usual].find((path) =>
    existsSync(path),
  );
};

/**
 * Address of the browser that end-to-end tests run in: the same engine without a browser around it, which takes two thirds of the
 * time. Debian has it as a package, Playwright finds its own (undefined); where there is neither, it is the whole browser.
 */
export const findTestBrowser = (): string | undefined => {
  const shell = "/usr/bin/chromium-headless-shell";
  if (process.env.CHROMIUM_PATH !== undefined) return findBrowser();
  if (existsSync(chromium.executablePath())) return undefined;
  return existsSync(shell) ? shell : findBrowser();
};

/** What the browser is started with: no sandbox as root (containers), steady rendering, and no name but loopback resolves. */
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

/** As `findBrowser`, but on Debian as root installs its packages first. Throws with the cure otherwise. */
export const ensureBrowser = (): string => {
  const found = findBrowser();
  if (found !== undefined) return found;
  if (process.getuid?.() !== 0 || !debian()) throw new Error(`No Chromium was found on this machine. ${cure}`);
  console.log(
    "No Chromium on this machine: installing Debian's packages “chromium” and “chromium-headless-shell” with apt-get.",
  );
  const updated = [1, 2, 3].some(() => apt("update", "-q"));
  // Each by itself: older releases have no shell, and need none.
  for (const name of updated ? ["chromium", "chromium-headless-shell"] : []) {
    apt("install", "-y", "-q", "--no-install-recommends", name);
  }
  const installed = findBrowser();
  if (installed === undefined) throw new Error(`apt-get could not install Chromium. ${cure}`);
  return installed;
};
