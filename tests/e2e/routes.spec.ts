/** The responses to requests: pages, unknown paths, redirects of other spellings, headers. */
import type { APIResponse } from "@playwright/test";
import { cacheForADay, immutableCache, revalidate } from "../../src/settings/hosting";
import { inLanguage, languageOfPath } from "../../src/settings/languages";
import { expect, test } from "../support/fixtures";
import { inBothLanguages, routes } from "../support/routes";

const noRedirects = { maxRedirects: 0 };

/** The parts of a page that are for search engines (language, path of the canonical URL, number of h1, noindex), and its HTML. */
const readHead = async (response: APIResponse) => {
  const html = await response.text();
  return {
    language: /<html[^>]*\slang="(\w+)"/.exec(html)?.[1],
    canonical: /<link[^>]*rel="canonical"[^>]*>/.exec(html)?.[0].match(/href="https:\/\/[^/"]+([^"]*)"/)?.[1],
    headings: html.match(/<h1[\s>]/g)?.length ?? 0,
    noindex: /<meta[^>]*name="robots"[^>]*noindex/.test(html),
    html,
  };
};

const expectSafe = (response: APIResponse): void => {
  const headers = response.headers();
  expect(headers["x-content-type-options"]).toBe("nosniff");
  expect(headers["x-frame-options"]).toBe("DENY");
  expect(headers["referrer-policy"]).toBe("strict-origin-when-cross-origin");
  expect(headers["strict-transport-security"]).toMatch(/^max-age=\d{8}/);
  expect(headers["permissions-policy"]).toContain("geolocation=()");
  const policy = headers["content-security-policy"] ?? "";
  expect(policy).toContain("default-src 'none'");
  expect(policy).toMatch(/script-src 'self' 'sha256-[^;]+/);
  expect(policy).toContain("frame-ancestors 'none'");
  expect(policy).not.toMatch(/script-src[^;]*'unsafe/);
};

for (const [path, language, bare] of inBothLanguages(routes.keys())) {
  test(`${path} is a page`, async ({ request }) => {
    const response = await request.get(path, noRedirects);
    expect(response.status()).toBe(200);
    expect(response.headers()["content-type"]).toBe("text/html; charset=utf-8");
    expect(response.headers()["cache-control"]).toBe(revalidate);
    expectSafe(response);
    const head = await readHead(response);
    const canonical = inLanguage(routes.get(bare) ?? bare, language);
    expect(head).toMatchObject({ language, canonical, headings: 1 });
    expect(head.noindex).toBe(bare === "/newsletter-verified" || bare === "/free-nights");
  });
}

for (const path of [
  "/nothing-here",
  "/el/tipota-edo",
  "/suite/no-such-suite",
  "/el/suite/no-such-suite",
  "/journal/no-such-post",
  "/el/journal/page/99",
  "/no-such-section/four-day-trips",
  "/el/food/no-such-post",
  "/contact/more",
  "/404",
  "/el/404",
  "/%CF%83%CE%BF%CF%85%CE%AF%CF%84%CE%B1",
]) {
  test(`${path} returns 404 in the language of the path`, async ({ request }) => {
    const response = await request.get(path, noRedirects);
    expect(response.status()).toBe(404);
    expect(response.headers()["cache-control"]).toBe(revalidate);
    expectSafe(response);
    const head = await readHead(response);
    expect(head).toMatchObject({ language: languageOfPath(path), headings: 1, noindex: true, canonical: undefined });
  });
}

for (const [from, to] of [
  ["/contact/", "/contact"],
  ["/Contact", "/contact"],
  ["/EL/Contact/", "/el/contact"],
  ["/el/", "/el"],
  ["/Suite/Luxury-Suite/", "/suite/luxury-suite"],
  ["/FOOD/", "/food"],
  ["/journal/Four-Day-Trips/", "/journal/four-day-trips"],
  ["//contact//", "/contact"],
  ["/contact.html", "/contact"],
  ["/index.html", "/"],
  ["/el/index.html", "/el"],
  ["/en", "/"],
  ["/EN/About/", "/about"],
  ["/Contact/?from=a%20mail&B=C", "/contact?from=a%20mail&B=C"],
] as const) {
  test(`${from} redirects once, to ${to}`, async ({ request, baseURL }) => {
    const response = await request.get(`${baseURL ?? ""}${from}`, noRedirects);
    expect(response.status()).toBe(301);
    expect(response.headers()["location"]).toBe(to);
    expectSafe(response);
    expect((await request.get(to, noRedirects)).status()).toBe(200);
  });
}

test("an unknown path in another spelling returns 404 without a redirect", async ({ request }) => {
  expect((await request.get("/Nothing-Here/", noRedirects)).status()).toBe(404);
});

test("files with a hash in their name are cached for ever, the logo for a day, and other files are revalidated", async ({
  request,
}) => {
  const { html } = await readHead(await request.get("/"));
  const addressOf = (pattern: RegExp) => pattern.exec(html)?.[0] ?? "";
  const caching = async (path: string) => (await request.get(path, noRedirects)).headers()["cache-control"];
  expect(await caching(addressOf(/\/start-en-\w+\.js/))).toBe(immutableCache);
  expect(await caching(addressOf(/\/app-[0-9a-f]{20}\.js/))).toBe(immutableCache);
  expect(await caching(addressOf(/\/static\/[^"\s]+\.avif/))).toBe(immutableCache);
  expect(await caching(addressOf(/\/fonts\/[^"\s$]+\.woff2/))).toBe(immutableCache);
  expect(await caching("/brand/logo-en.svg")).toBe(cacheForADay);
  for (const path of ["/service-worker.js", "/page-data/index/page-data.json", "/sitemap.xml", "/favicon.svg"]) {
    expect([path, await caching(path)]).toEqual([path, revalidate]);
  }
});

test("text is sent compressed, and unchanged text is not sent again", async ({ request }) => {
  const first = await request.get("/", { headers: { "accept-encoding": "br" } });
  expect(first.headers()).toMatchObject({ "content-encoding": "br", vary: expect.stringMatching(/accept-encoding/i) });
  const again = await request.get("/", {
    headers: { "accept-encoding": "br", "if-none-match": first.headers()["etag"] ?? "" },
  });
  expect(again.status()).toBe(304);
});

for (const path of ["/_headers", "/_redirects", "/webpack.stats.json", "/chunk-map.json", "/.env"]) {
  test(`${path} is not served`, async ({ request }) => {
    expect((await request.get(path, noRedirects)).status()).toBe(404);
  });
}

test("paths outside the site are refused, and pages accept no POST requests", async ({ request }) => {
  expect((await request.get("/..%2f..%2fetc/passwd", noRedirects)).status()).toBe(400);
  expect((await request.get("/%ff", noRedirects)).status()).toBe(400);
  const sent = await request.post("/contact", { data: "" });
  expect(sent.status()).toBe(405);
  expect(sent.headers()["allow"]).toBe("GET, HEAD");
});
