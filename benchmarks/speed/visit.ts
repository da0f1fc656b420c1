/**
 * A visit in a new browser context: simulates a device with its network and processor, and counts the traffic.
 */
import { resolve } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import type { Browser, CDPSession } from "@playwright/test";
import { type Command, evaluate } from "../../tests/support/tab-browser";
import type { Device } from "./plan";

/** Kinds of files in the table; every other kind counts as data. */
export const kinds = ["document", "style", "script", "font", "image", "data"] as const;
export type Kind = (typeof kinds)[number];

const kindOf: Readonly<Record<string, Kind>> = {
  Document: "document",
  Stylesheet: "style",
  Script: "script",
  Font: "font",
  Image: "image",
};

interface Traffic {
  /** Bytes of each kind received over the network, headers included. */
  readonly bytes: Record<Kind, number>;
  requests: number;
  /**
   * From the request of the page to the first byte of the response, in ms. Taken from the browser's network events, because the
   * page's own timing does not include the throttling.
   */
  firstByte: number;
}

/** The actions on a loaded page. */
export interface PageActions {
  /** Waits until the page has come to rest: no request for 700 ms, at most 20 s; for a visit in a tab, always two seconds. */
  rest(): Promise<void>;
  /** Returns the value of an expression evaluated in the page. */
  ask(expression: string): Promise<unknown>;
  /** A tap or a mouse click, held as long as a person holds it. */
  press(at: { readonly x: number; readonly y: number }): Promise<void>;
  close(): Promise<void>;
}

interface Visit extends PageActions {
  readonly traffic: Traffic;
  /**
   * Opens a URL and waits until the page has loaded and the network is idle. Rejects if the Content-Security-Policy
   * blocked something.
   */
  open(address: string): Promise<void>;
}

const countTraffic = (session: CDPSession, traffic: Traffic): { lastAt: () => number; pending: () => number } => {
  const types = new Map<string, Kind>();
  const pending = new Set<string>();
  let requestedAt: number | undefined;
  let last = Date.now();
  session.on("Network.requestWillBeSent", ({ requestId, request, type, timestamp }) => {
    if (request.url.startsWith("data:")) return;
    if (!types.has(requestId)) traffic.requests += 1;
    types.set(requestId, kindOf[type ?? ""] ?? "data");
    pending.add(requestId);
    requestedAt ??= timestamp;
    last = Date.now();
  });
  session.on("Network.responseReceived", ({ timestamp, type }) => {
    if (type === "Document" && requestedAt !== undefined && traffic.firstByte === 0) {
      traffic.firstByte = (timestamp - requestedAt) * 1000;
    }
  });
  session.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
    const kind = types.get(requestId);
    if (kind !== undefined) traffic.bytes[kind] += encodedDataLength;
    pending.delete(requestId);
    last = Date.now();
  });
  session.on("Network.loadingFailed", ({ requestId }) => pending.delete(requestId));
  return { lastAt: () => last, pending: () => pending.size };
};

/** Commands that throttle the network and the processor to a device's speed. */
export const slowness = ({ slowdown, network }: Device): readonly Command[] => [
  ["Network.enable", {}],
  ...(network === null
    ? []
    : [
        [
          "Network.emulateNetworkConditions",
          {
            offline: false,
            latency: network.latency,
            downloadThroughput: network.down,
            uploadThroughput: network.up,
          },
        ] as const,
      ]),
  ...(slowdown > 1 ? [["Emulation.setCPUThrottlingRate", { rate: slowdown }] as const] : []),
];

type Send = (method: string, params: object) => Promise<unknown>;

/** Sends a tap or a mouse click. */
export const press = async (send: Send, { touch }: Device, { x, y }: { x: number; y: number }): Promise<void> => {
  if (touch) {
    await send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: [{ x, y }] });
    await sleep(80);
    await send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
    return;
  }
  await send("Input.dispatchMouseEvent", { type: "mouseMoved", x, y });
  await sleep(200);
  const button = { x, y, button: "left", clickCount: 1 };
  await send("Input.dispatchMouseEvent", { type: "mousePressed", ...button });
  await sleep(80);
  await send("Input.dispatchMouseEvent", { type: "mouseReleased", ...button });
};

/** Starts a visit with an empty cache and storage and no service worker. */
export const startVisit = async (browser: Browser, device: Device): Promise<Visit> => {
  const context = await browser.newContext({
    viewport: { width: device.width, height: device.height },
    deviceScaleFactor: device.scale,
    isMobile: device.touch,
    hasTouch: device.touch,
    locale: "en-GB",
  });
  await context.addInitScript({ path: resolve("benchmarks/speed/in-page.js") });
  const page = await context.newPage();
  let violation: string | undefined;
  page.on("console", (message) => {
    if (message.type() === "error" && message.text().includes("Content Security Policy")) violation ??= message.text();
  });
  const session = await context.newCDPSession(page);
  const send: Send = (method, params) => session.send(method as "Page.enable", params);
  for (const [method, params] of slowness(device)) await send(method, params);
  const bytes = { document: 0, style: 0, script: 0, font: 0, image: 0, data: 0 };
  const traffic: Traffic = { bytes, requests: 0, firstByte: 0 };
  const { lastAt, pending } = countTraffic(session, traffic);
  const rest = async (): Promise<void> => {
    const until = Date.now() + 20_000;
    while (Date.now() < until && (pending() > 0 || Date.now() - lastAt() < 700)) await sleep(50);
  };
  return {
    traffic,
    rest,
    open: async (address) => {
      await page.goto(address, { waitUntil: "load", timeout: 60_000 });
      await rest();
      if (violation !== undefined) throw new Error(`${address} cannot be measured: ${violation}`);
    },
    ask: (expression) => evaluate(send, expression),
    press: (at) => press(send, device, at),
    close: () => context.close(),
  };
};
