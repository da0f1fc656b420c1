/** A visit in a browser that renders pages ahead, as visitors' do: a fresh profile on a device, with its network and processor. */
import { readFileSync } from "node:fs";
import { setTimeout as sleep } from "node:timers/promises";
import { openTab } from "../../tests/support/tab-browser";
import type { Device } from "./plan";
import { type PageActions, press, slowness } from "./visit";

const inPage = readFileSync("benchmarks/speed/in-page.js", "utf8");

/** How long to wait at most for a page to load, and then for its work to end: ms. */
const loadTimeout = 30_000;
const settleTime = 2000;

/** Opens an address and waits until it has come to rest. */
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
  while (Date.now() < until && (await hasLoaded().catch(() => false)) !== true) await sleep(50);
  await sleep(settleTime);
  return {
    ask: tab.ask,
    // A page that is left at once does not answer the end of the press any more.
    press: (at) => press(tab.send, device, at).catch(() => undefined),
    rest: () => sleep(settleTime),
    close: tab.close,
  };
};
