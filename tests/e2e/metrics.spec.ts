/**
 * Measurements of page views: they are sent when the tab is closed or hidden, and failures are only logged (specification §3,
 * §8).
 */
import { setTimeout as sleep } from "node:timers/promises";
import type { Page, Request } from "@playwright/test";
import { rowsOf } from "../support/backend";
import { expect, test } from "../support/fixtures";
import { idle } from "../support/page-checks";
import { storeBefore, untilAtRest } from "../support/visitor";

interface Row {
  readonly session_id: string;
  readonly page_url: string;
  readonly metric_name: string;
  readonly metric_value: number;
  readonly rating: string;
  readonly user_agent: string;
  readonly device_class: string;
  readonly language: string;
}

const table = "/rest/v1/performance_metrics";
const isMeasure = (url: string) => /\/start-\w\w-measure-\w+\.js$/.test(url);

/** Opens the page and waits until measuring has started. The observer of resource timings starts last. */
const open = async (page: Page, path: string): Promise<void> => {
  await storeBefore(page, { language: path.startsWith("/el") ? "el" : "en" });
  await page.addInitScript(() => {
    const observe = Reflect.get<PerformanceObserver, "observe">(PerformanceObserver.prototype, "observe");
    PerformanceObserver.prototype.observe = function (options) {
      observe.call(this, options);
      if (options?.type === "resource") document.documentElement.dataset["measuring"] = "";
    };
  });
  await page.goto(path);
  await page.locator("html[data-measuring]").waitFor();
};

/** Closes the tab with the events that a page receives when a visitor closes it. */
const closeTab = async (page: Page): Promise<void> => {
  const closed = page.waitForEvent("close");
  await page.close({ runBeforeUnload: true });
  await closed;
};

const always = ["ttfb", "fcp", "lcp", "fcpToLcp", "cls"];

for (const [path, language] of [
  ["/faq", "en"],
  ["/el/faq", "el"],
] as const) {
  test(`all measurements of ${path} arrive even if the tab is closed at once`, async ({ browser, request }, info) => {
    const userAgent = `Visitor ${info.project.name} ${language} ${Date.now()}`;
    const context = await browser.newContext({ ...info.project.use, userAgent });
    const page = await context.newPage();
    await open(page, `${path}?token=a-secret#first`);
    await closeTab(page);
    const rows = () => rowsOf<Row>(request, "performance_metrics", { user_agent: `eq.${userAgent}`, select: "*" });
    await expect.poll(async () => (await rows()).map((row) => row.metric_name)).toEqual(expect.arrayContaining(always));
    const arrived = await rows();
    expect(new Set(arrived.map((row) => row.session_id)).size).toBe(1);
    expect(new Set(arrived.map((row) => row.page_url))).toEqual(new Set([path]));
    expect(new Set(arrived.map((row) => row.language))).toEqual(new Set([language]));
    expect(new Set(arrived.map((row) => row.device_class))).toEqual(
      new Set([info.project.name === "phone" ? "mobile" : "desktop"]),
    );
    expect(
      arrived.map((row) => row.rating).every((rating) => ["good", "needs-improvement", "poor"].includes(rating)),
    ).toBe(true);
    await context.close();
  });
}

test("the page's response to a click is measured, too", async ({ browser, request }, info) => {
  const userAgent = `Presser ${info.project.name} ${Date.now()}`;
  const context = await browser.newContext({ ...info.project.use, userAgent });
  const page = await context.newPage();
  await open(page, "/faq");
  // The browser reports an input after the next frame, first to the page's own observers and then to this one.
  const reported = page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        new PerformanceObserver(() => requestIdleCallback(() => resolve())).observe({ type: "first-input" });
      }),
  );
  await page.locator("summary").first().click();
  await reported;
  await closeTab(page);
  await expect
    .poll(async () =>
      (await rowsOf<Row>(request, "performance_metrics", { user_agent: `eq.${userAgent}` })).map(
        (row) => row.metric_name,
      ),
    )
    .toEqual(expect.arrayContaining([...always, "fid", "inp"]));
  await context.close();
});

/** Simulates that the visitor switches to another tab. */
const leave = (page: Page): Promise<void> =>
  page.evaluate(() => {
    Object.defineProperty(document, "visibilityState", { value: "hidden", configurable: true });
    document.dispatchEvent(new Event("visibilitychange", { bubbles: true }));
  });

test("a backend that returns 500 causes one warning in the console and nothing else", async ({ page, allow }) => {
  allow(/status of 500/);
  const warnings: string[] = [];
  page.on("console", (message) => {
    if (message.type() === "warning" && /measurement/i.test(message.text())) warnings.push(message.text());
  });
  const requests: Request[] = [];
  await page.route(`**${table}`, (route) => {
    requests.push(route.request());
    return route.fulfill({ status: 500, json: { code: "XX000", message: "Something went wrong here." } });
  });
  await open(page, "/faq");
  await leave(page);
  await expect.poll(() => warnings.length).toBe(1);
  // A slow file causes a second request. The browser measures with its own clock, so the file must really take over a second.
  await page.route("**/slow.json", async (route) => {
    await sleep(1200);
    await route.fulfill({ json: {} });
  });
  // The browser reports a file first to the page's own observers and then to this one.
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        new PerformanceObserver((list) => {
          if (list.getEntries().some(({ name }) => name.endsWith("/slow.json"))) resolve();
        }).observe({ type: "resource" });
        void fetch("/slow.json").then((response) => response.text());
      }),
  );
  await leave(page);
  await expect.poll(() => requests.length).toBe(2);
  const second = JSON.parse(requests[1]?.postData() ?? "[]") as { metric_name: string; resource_url?: string }[];
  expect(second).toEqual([expect.objectContaining({ metric_name: "slowResource", resource_url: "/slow.json" })]);
  await (await requests[1]?.response())?.finished();
  await untilAtRest(page);
  expect(warnings).toHaveLength(1);
});

test("a blocked metrics script causes one warning in the console and nothing else", async ({ page, allow }) => {
  allow(/ERR_FAILED|Failed to load resource/);
  const warnings: string[] = [];
  page.on("console", (message) => {
    if (message.type() === "warning" && /imported module|-measure-/.test(message.text())) warnings.push(message.text());
  });
  let loads = 0;
  page.on("load", () => (loads += 1));
  await page.route(
    (url) => isMeasure(url.href),
    (route) => route.abort(),
  );
  await page.goto("/faq");
  await expect.poll(() => warnings.length).toBe(1);
  expect(loads).toBe(1);
});

test("the root element has classes for a slow connection, data saving and little memory", async ({ page }) => {
  await page.addInitScript(() => {
    const connection = Object.assign(new EventTarget(), { effectiveType: "2g", saveData: true });
    Object.defineProperty(navigator, "connection", { value: connection });
    Object.defineProperty(navigator, "deviceMemory", { value: 2 });
  });
  await open(page, "/");
  await expect(page.locator("html")).toHaveClass(/(?=.*slow-connection)(?=.*save-data)(?=.*low-memory)/);
});

test("staff pages are not measured", async ({ page, allow }) => {
  allow(/status of 404/);
  const requests: string[] = [];
  page.on("request", (request) => {
    if (request.url().includes(table)) requests.push(request.method());
  });
  const measuring = page.waitForResponse((response) => isMeasure(response.url()));
  await page.goto("/admin");
  await (await measuring).finished();
  await idle(page);
  await leave(page);
  await page.goto("/faq");
  expect(requests.filter((method) => method === "POST")).toEqual([]);
});
