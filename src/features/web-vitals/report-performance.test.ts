/** @jest-environment jsdom */
import type { MetricRow } from "./metric-schema";
import { startHeartbeat } from "./report-performance";

type Tell = Readonly<Record<string, (value: number) => void>>;

/** A page that measures itself. `tell` calls the callbacks of web-vitals, `load` reports a loaded file; requests are recorded. */
const freshPage = async ({ waitsForConsent = false, path = "/contact", status = 201 } = {}) => {
  jest.resetModules();
  window.history.replaceState(null, "", path);
  document.documentElement.removeAttribute("data-consent");
  const vitals: Record<string, (metric: { value: number }) => void> = {};
  jest.doMock("web-vitals", () =>
    Object.fromEntries(
      ["CLS", "FCP", "INP", "LCP", "TTFB"].map((name) => [
        `on${name}`,
        (report: (metric: { value: number }) => void) => {
          vitals[name.toLowerCase()] = report;
        },
      ]),
    ),
  );
  const inputs: ((list: unknown) => void)[] = [];
  const resources: ((list: unknown) => void)[] = [];
  class Observer {
    static supportedEntryTypes = ["first-input", "resource"];
    constructor(private readonly tell: (list: unknown) => void) {}
    observe({ type }: { type: string }) {
      (type === "first-input" ? inputs : resources).push(this.tell);
    }
    disconnect() {
      inputs.length = 0;
    }
  }
  Object.defineProperty(window, "PerformanceObserver", { value: Observer, configurable: true });
  Object.defineProperty(performance, "getEntriesByType", { value: () => [], configurable: true });
  const requests: { url: string; init: RequestInit; rows: MetricRow[] }[] = [];
  const fetcher = (url: string, init: RequestInit) => {
    requests.push({ url, init, rows: JSON.parse(init.body as string) as MetricRow[] });
    return Promise.resolve({ ok: status < 400, status });
  };
  Object.defineProperty(window, "fetch", { value: fetcher, configurable: true });
  const { reportPerformance } = await import("./report-performance");
  const { applyConsent } = await import("../consent/consent-store");
  const flush = reportPerformance({ backendUrl: "https://backend.example", publicKey: "public", waitsForConsent });
  const tell: Tell = Object.fromEntries(
    ["cls", "fcp", "inp", "lcp", "ttfb"].map((name) => [name, (value: number) => vitals[name]?.({ value })]),
  );
  const firstInput = (startTime: number, processingStart: number) =>
    inputs.forEach((listener) => listener({ getEntries: () => [{ startTime, processingStart }] }));
  const load = (name: string, duration: number) =>
    resources.forEach((listener) => listener({ getEntries: () => [{ name, initiatorType: "link", duration }] }));
  const restore = () => window.dispatchEvent(Object.assign(new Event("pageshow"), { persisted: true }));
  const hide = async () => {
    Object.defineProperty(document, "visibilityState", { value: "hidden", configurable: true });
    document.dispatchEvent(new Event("visibilitychange", { bubbles: true }));
    await Promise.resolve();
  };
  const names = () => requests.map(({ rows }) => rows.map((row) => row.metric_name));
  return { tell, firstInput, load, restore, hide, flush, requests, names, applyConsent, vitals };
};

const everything = ["ttfb", "fcp", "lcp", "fcpToLcp", "fid", "cls", "inp"];

const measureAll = ({ tell, firstInput }: Pick<Awaited<ReturnType<typeof freshPage>>, "tell" | "firstInput">) => {
  tell["ttfb"]?.(120);
  tell["fcp"]?.(700);
  tell["lcp"]?.(1900);
  firstInput(2000, 2012.5);
  tell["cls"]?.(0.02);
  tell["inp"]?.(64);
};

afterEach(() => {
  Object.defineProperty(document, "visibilityState", { value: "visible", configurable: true });
  jest.dontMock("web-vitals");
});

test("sends all measurements of a view in one request when the page is left, with the same random id", async () => {
  const page = await freshPage();
  measureAll(page);
  expect(page.requests).toHaveLength(0);
  await page.hide();
  expect(page.names()).toEqual([everything]);
  const [request] = page.requests;
  expect(request?.url).toBe("https://backend.example/rest/v1/performance_metrics");
  expect(request?.init).toMatchObject({
    method: "POST",
    keepalive: true,
    headers: { apikey: "public", Prefer: "return=minimal", "Content-Type": "application/json" },
  });
  expect(new Set(request?.rows.map((row) => row.session_id)).size).toBe(1);
  const values = Object.fromEntries(request?.rows.map((row) => [row.metric_name, row.metric_value]) ?? []);
  expect(values).toEqual({ ttfb: 120, fcp: 700, lcp: 1900, fcpToLcp: 1200, fid: 12.5, cls: 0.02, inp: 64 });
});

test("sends the metrics that have changed since the page was last hidden, with the same id", async () => {
  const page = await freshPage();
  measureAll(page);
  await page.hide();
  page.tell["cls"]?.(0.3);
  page.tell["inp"]?.(600);
  await page.hide();
  await page.hide();
  expect(page.names()).toEqual([everything, ["cls", "inp"]]);
  const ids = page.requests.flatMap(({ rows }) => rows.map((row) => row.session_id));
  expect(new Set(ids).size).toBe(1);
});

test("limits the requests of a page that is hidden again and again", async () => {
  const page = await freshPage();
  for (let time = 1; time <= 50; time += 1) {
    page.tell["inp"]?.(time);
    await page.hide();
  }
  expect(page.requests.length).toBeLessThan(10);
});

test("counts a page restored from the back/forward cache as a new view", async () => {
  const page = await freshPage();
  page.tell["lcp"]?.(1900);
  await page.hide();
  page.restore();
  page.tell["lcp"]?.(12);
  await page.hide();
  const ids = page.requests.map(({ rows }) => rows[0]?.session_id);
  expect(page.names()).toEqual([["lcp"], ["lcp"]]);
  expect(ids[0]).not.toBe(ids[1]);
});

test("reports at most 20 slow files of a view, and another 20 after a return from the back/forward cache", async () => {
  const page = await freshPage();
  const loadMany = () => {
    for (let file = 1; file <= 30; file += 1) page.load(`https://files.example/${file}.css`, 1500);
  };
  loadMany();
  await page.hide();
  page.restore();
  loadMany();
  await page.hide();
  expect(page.requests.map(({ rows }) => rows.length)).toEqual([20, 20]);
});

// Specification §9: scripts over 100 ms are warned about.
test("one line of the console names all slow scripts that are loaded together", async () => {
  const page = await freshPage();
  jest.useFakeTimers();
  const warn = jest.spyOn(console, "warn").mockImplementation(() => undefined);
  page.load(`${location.origin}/start.js`, 140.4);
  page.load(`${location.origin}/quick.js`, 100);
  page.load("https://services.example/service.js", 900);
  jest.advanceTimersByTime(5000);
  expect(warn.mock.calls).toEqual([["Slow scripts: /start.js (140 ms), services.example/service.js (900 ms)"]]);
  page.load(`${location.origin}/app.js`, 300);
  jest.advanceTimersByTime(5000);
  expect(warn).toHaveBeenLastCalledWith("Slow scripts: /app.js (300 ms)");
  jest.useRealTimers();
});

test("the returned function sends the gathered measurements", async () => {
  const page = await freshPage();
  page.tell["ttfb"]?.(120);
  page.flush();
  expect(page.names()).toEqual([["ttfb"]]);
});

test("prints one warning if the backend rejects the measurements", async () => {
  const warn = jest.spyOn(console, "warn").mockImplementation(() => undefined);
  const page = await freshPage({ status: 500 });
  measureAll(page);
  await page.hide();
  await new Promise((resolve) => setTimeout(resolve));
  expect(warn).toHaveBeenCalledTimes(1);
});

test("waits for consent to statistics before measuring, if the owner requires it", async () => {
  const page = await freshPage({ waitsForConsent: true });
  expect(page.vitals).toEqual({});
  page.applyConsent(["functional"]);
  expect(page.vitals).toEqual({});
  await page.hide();
  page.applyConsent(["analytics"]);
  measureAll(page);
  await page.hide();
  expect(page.names()).toEqual([everything]);
});

test("sends nothing after consent is withdrawn, if the owner requires consent", async () => {
  const page = await freshPage({ waitsForConsent: true });
  page.applyConsent(["analytics"]);
  measureAll(page);
  page.applyConsent([]);
  await page.hide();
  expect(page.requests).toHaveLength(0);
});

// Specification §9: a heartbeat log runs every 60 seconds.
test.each([
  [59_999, 0],
  [60_000, 1],
  [119_999, 1],
  [120_000, 2],
  [600_000, 10],
])("after %d ms there are %d heartbeat lines", (time, lines) => {
  jest.useFakeTimers();
  const info = jest.spyOn(console, "info").mockImplementation(() => undefined);
  const beat = jest.fn();
  startHeartbeat(beat);
  jest.advanceTimersByTime(time);
  expect(info).toHaveBeenCalledTimes(lines);
  expect(beat).toHaveBeenCalledTimes(lines);
  jest.useRealTimers();
});
