/** A visit in a browser that prerenders pages, as visitors' browsers do, with a new profile and a simulated device. */
import { readFileSync } from "node:fs";
import { setTimeout as sleep } from "node:timers/promises";
import { openTab } from "../../tests/support/tab-browser";
import type { Device } from "./plan";
import { type PageActions, press, slowness } from "./visit";

const inPage = readFileSync("benchmarks/speed/in-page.js", "utf8");

/** The longest time to wait for a page to load, and how long to wait afterwards for its scripts to finish, in ms. */
const loadTimeout = 30_000;
const settleTime = 2000;

/** Opens a URL, and waits until the page has loaded and then for `settleTime`. Rejects if it does not load in time. */
export const startTabVisit = async (device: Device, address: string): Promise<PageActions> => {
  const { width, height, scale, touch } = device;
  const tab = await openTab([
    ["Page.enable", {}],
    ["Emulation.setDeviceMetricsOverride", { width, height, deviceScaleFactor: scale, mobile: touch }],
    ["Emulation.setTouchEmulationEnabled", { enabled: touch }],
    ["Page.addScriptToEvaluateOnNewDocument", { source: inPage }],
    ...slowness(device),
  ]);
  await tab.send("Page.navigate", { url: address });
  const until = Date.now() + loadTimeout;
  const hasLoaded = () => tab.ask("document.readyState === 'complete' && location.protocol === 'http:'");
  while ((await hasLoaded().catch(() => false)) !== true) {
    if (Date.now() > until) {
      await tab.close();
      throw new Error(`${address} cannot be measured: it did not load within ${loadTimeout / 1000} s.`);
    }
    await sleep(50);
  }
  await sleep(settleTime);
  return {
    ask: tab.ask,
    // If the page is left immediately, it no longer acknowledges the end of the press.
    press: (at) => press(tab.send, device, at).catch(() => undefined),
    rest: () => sleep(settleTime),
    close: tab.close,
  };
};
