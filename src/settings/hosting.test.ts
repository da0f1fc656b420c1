import { cacheForADay, cacheForAMinute, immutableCache, cachingOf, canonicalPath, revalidate } from "./hosting";

describe("canonicalPath", () => {
  it.each([
    ["/", "/"],
    ["/contact", "/contact"],
    ["/contact/", "/contact"],
    ["/Contact", "/contact"],
    ["/contact.html", "/contact"],
    ["/contact/index.html", "/contact"],
    ["/index.html", "/"],
    ["//", "/"],
    ["//suite///luxury-suite/", "/suite/luxury-suite"],
    ["/el/", "/el"],
    ["/EL/Journal/", "/el/journal"],
    ["/en", "/"],
    ["/en/", "/"],
    ["/en/contact", "/contact"],
    ["/EN//Contact/", "/contact"],
    ["/english", "/english"],
  ])("%s → %s", (path, canonical) => {
    expect(canonicalPath(path)).toBe(canonical);
    expect(canonicalPath(canonical)).toBe(canonical);
  });
});

describe("cachingOf", () => {
  it.each([
    ["/static/0a/room.avif", immutableCache],
    ["/fonts/commissioner-400-en-3.woff2", immutableCache],
    ["/app-0123456789abcdef0123.js", immutableCache],
    ["/component---src-pages-index-tsx.0123456789abcdef0123.css", immutableCache],
    ["/start-en-2A6KZQ5B.js", immutableCache],
    ["/brand/logo-en.svg", cacheForADay],
    ["/map/en.svg", cacheForADay],
    ["/availability.json", cacheForAMinute],
    ["/", revalidate],
    ["/contact", revalidate],
    ["/service-worker.js", revalidate],
    ["/page-data/index/page-data.json", revalidate],
    ["/sitemap.xml", revalidate],
  ])("the caching of %s", (path, caching) => {
    expect(cachingOf(path)).toBe(caching);
  });
});
