import * as v from "valibot";
import { metricSchema } from "./metric-schema";
import { metricRow, type PageView, rate, slowFileRow } from "./page-view";
const view: PageView = {
  sessionId: "7a5f0c9e-97a4-4f4e-8a44-0c1f5d7f3b11",
  path: "/el/contact",
  device: { connection: "2g", saveData: false, memory: 2 },
  viewportWidth: 390,
  userAgent: "Mozilla/5.0 (Linux; Android 15) Mobile",
};

test("a measurement has the fields of specification §3", () => {
  expect(metricRow(view, "lcp", 2500.123_456)).toEqual({
    session_id: view.sessionId,
    page_url: "/el/contact",
    metric_name: "lcp",
    metric_value: 2500.1235,
    rating: "needs-improvement",
    user_agent: view.userAgent,
    connection_type: "2g",
    device_memory: 2,
    device_class: "mobile",
    page_classes: ["slow-connection", "low-memory"],
    language: "el",
    resource_url: null,
    resource_kind: null,
  });
});

test("the rows of a metric and of a slow file have the same keys, or the backend would refuse both", () => {
  const slow = slowFileRow(view, { url: "/static/bedroom.avif", kind: "picture", duration: 1834.5 });
  expect(Object.keys(metricRow(view, "lcp", 2500)).sort()).toEqual(Object.keys(slow).sort());
});

test("a slow file is rated good, like every metric without limits, and names the file", () => {
  const row = slowFileRow(view, { url: "/static/bedroom.avif", kind: "picture", duration: 1834.5 });
  expect(row).toMatchObject({
    metric_name: "slowResource",
    metric_value: 1834.5,
    rating: "good",
    resource_url: "/static/bedroom.avif",
    resource_kind: "picture",
  });
  expect(v.is(metricSchema, row)).toBe(true);
});

test.each<[string, Partial<PageView>, number]>([
  ["an ordinary view", {}, 12.5],
  ["a negative value", {}, -3],
  ["a huge value", {}, 1e12],
  ["a very long path", { path: `/${"%CE%B1".repeat(100)}` }, 1],
  ["a very long user agent", { userAgent: "x".repeat(5000) }, 1],
  ["a browser that reports nothing", { device: { connection: "unknown", saveData: false, memory: null } }, 1],
])("the schema accepts %s", (_, change, value) => {
  const result = v.safeParse(metricSchema, metricRow({ ...view, ...change }, "inp", value));
  expect(result.issues).toBeUndefined();
});

test.each([
  [767, "mobile"],
  [768, "desktop"],
])("a viewport of %d px counts as %s", (viewportWidth, device) => {
  expect(metricRow({ ...view, viewportWidth }, "cls", 0).device_class).toBe(device);
});

test.each([
  ["/", "en"],
  ["/contact", "en"],
  ["/el", "el"],
  ["/el/faq", "el"],
  ["/elephant", "en"],
])("%s is a page in %s", (path, language) => {
  expect(metricRow({ ...view, path }, "cls", 0).language).toBe(language);
});

const good = "good";
const needsImprovement = "needs-improvement";
const poor = "poor";

// Specification §9, good/poor.
const limits: readonly (readonly [string, number, number])[] = [
  ["lcp", 2500, 4000],
  ["fid", 100, 300],
  ["cls", 0.1, 0.25],
  ["fcp", 1800, 3000],
  ["ttfb", 800, 1800],
  ["inp", 200, 500],
  ["fcpToLcp", 1000, 2500],
];

describe.each(limits)("%s", (name, goodLimit, poorLimit) => {
  const step = goodLimit / 1000;

  test.each([
    [0, good],
    [goodLimit - step, good],
    [goodLimit, good],
    [goodLimit + step, needsImprovement],
    [poorLimit, needsImprovement],
    [poorLimit + step, poor],
    [poorLimit * 10, poor],
  ])("%d is %s", (value, rating) => {
    expect(rate(name, value)).toBe(rating);
  });
});

test.each(["slowResource", "toString", ""])("rates any value of the unknown metric “%s” as good", (name) => {
  expect(rate(name, 1_000_000)).toBe(good);
});
