import { headersFile, redirectsFile } from "./host-files";

const security = { "X-Content-Type-Options": "nosniff" };
const files = [
  "app-0123456789abcdef0123.js",
  "app.0123456789abcdef0123.css",
  "component---src-pages-faq-tsx-0123456789abcdef0123.js",
  "component---src-pages-404-tsx-0123456789abcdef0123.js",
  "start-en-ABCD1234.js",
  "start-en-consent-ABCD1234.js",
  "service-worker.js",
  "robots.txt",
];

describe("_headers", () => {
  const text = headersFile(security, files);
  const paths = text.split("\n").filter((line) => line.startsWith("/"));

  it("gives every path the security headers once", () => {
    expect(text.match(/nosniff/g)).toHaveLength(1);
    expect(paths[0]).toBe("/*");
  });

  it("lets hashed files be kept for ever, pages' bundles by one rule", () => {
    expect(paths).toEqual(expect.arrayContaining(["/app-*", "/app.*", "/component---*", "/start-en-*", "/fonts/*"]));
    expect(paths.filter((path) => path.startsWith("/component"))).toHaveLength(1);
  });

  it("has no two rules for one file", () => {
    expect(paths.filter((path) => path.startsWith("/start-"))).toEqual(["/start-en-*"]);
  });

  it("lets everybody read the free nights, and keep them for a minute", () => {
    const rule = /^\/availability\.json\n(?: {2}.+\n)+/m.exec(text)?.[0];
    expect(rule).toContain("Access-Control-Allow-Origin: *");
    expect(rule).toContain("Cache-Control: public, max-age=60");
  });

  it("never lets the service worker be kept", () => {
    expect(text).not.toContain("service-worker");
  });
});

describe("_redirects", () => {
  it("writes moved paths, staff pages and the Greek not-found page", () => {
    const lines = redirectsFile([
      { from: "/journal/old", to: "/journal/new" },
      { from: "/el/δωμάτια", to: "/el/rooms" },
      { from: "/eat/*", to: "/food/*" },
    ])
      .trim()
      .split("\n");
    expect(lines.slice(0, 5)).toEqual([
      "/journal/old /journal/new 301",
      "/el/%CE%B4%CF%89%CE%BC%CE%AC%CF%84%CE%B9%CE%B1 /el/rooms 301",
      "/eat/* /food/:splat 301",
      "/en / 301",
      "/en/* /:splat 301",
    ]);
    expect(lines).toContain("/admin/* /admin 200");
    expect(lines).toContain("/el/image-admin/* /el/image-admin 200");
    expect(lines.at(-1)).toBe("/el/* /el/404.html 404");
    expect(redirectsFile([])).not.toContain("availability");
  });

  it("leads who asks for free nights to the backend, before the build's own file", () => {
    const lines = redirectsFile([], "https://project.supabase.example").split("\n");
    expect(lines.filter((line) => line.startsWith("/availability.json"))).toEqual([
      "/availability.json https://project.supabase.example/functions/v1/calendars 302!",
      "/availability.json https://project.supabase.example/functions/v1/calendars 302",
    ]);
  });
});
