import { readFileSync } from "node:fs";
import { build } from "esbuild";
import { hostRedirects } from "./host-facts";
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
  const text = headersFile({ security, rootFiles: files });
  const paths = text.split("\n").filter((line) => line.startsWith("/"));

  it("sets the security headers once, for every path", () => {
    expect(text.match(/nosniff/g)).toHaveLength(1);
    expect(paths[0]).toBe("/*");
  });

  it("lets hashed files be cached for ever, with one rule for all page bundles", () => {
    expect(paths).toEqual(expect.arrayContaining(["/app-*", "/app.*", "/component---*", "/start-en-*", "/fonts/*"]));
    expect(paths.filter((path) => path.startsWith("/component"))).toHaveLength(1);
  });

  it("has one rule for two bundles if the name of one begins with that of the other", () => {
    expect(paths.filter((path) => path.startsWith("/start-"))).toEqual(["/start-en-*"]);
  });

  it("names a style sheet in full if a page begins with the same name, so that the page is not cached for ever", () => {
    const rootFiles = ["404.html", "404.html.br", "404.0123456789abcdef0123.css", "app.0123456789abcdef0123.css"];
    const lines = headersFile({ security, rootFiles }).split("\n");
    expect(lines).toContain("/404.0123456789abcdef0123.css");
    expect(lines).toContain("/app.*");
    expect(lines).not.toContain("/404.*");
  });

  it("lets every origin read the free nights, and cache them for a minute", () => {
    const rule = /^\/availability\.json\n(?: {2}.+\n)+/m.exec(text)?.[0];
    expect(rule).toContain("Access-Control-Allow-Origin: *");
    expect(rule).toContain("Cache-Control: public, max-age=60");
  });

  it.each(["/stay.json", "/stay.schema.json"])(
    "lets every origin read %s, which it offers to other programs",
    (path) => {
      expect(text).toContain(`${path}\n  Access-Control-Allow-Origin: *\n`);
    },
  );

  it("has no rule for caching that matches the service worker", () => {
    const rules = text.split("\n\n").filter((rule) => rule.includes("Cache-Control"));
    const beginnings = rules.map((rule) => rule.split("\n", 1).join().replace("*", ""));
    expect(beginnings.length).toBeGreaterThan(5);
    expect(beginnings.filter((beginning) => "/service-worker.js".startsWith(beginning))).toEqual([]);
  });
});

describe("staff pages", () => {
  it("are noindex, but paths that only begin with the same letters are not", () => {
    const lines = headersFile({ security, rootFiles: [] }).split("\n");
    expect(lines).toEqual(expect.arrayContaining(["/admin", "/admin/:view", "/admin/:view/*", "/el/image-admin"]));
    expect(lines.filter((line) => ["/admin*", "/admin/*"].includes(line))).toEqual([]);
  });
});

test("Netlify redirects paths with a trailing slash or capitals, and changes no page, style sheet, script or picture", () => {
  const settings = readFileSync("netlify.toml", "utf8");
  const processing = settings.slice(settings.indexOf("[build.processing]"), settings.indexOf("[[redirects]]"));
  expect(processing.match(/\w+ = .*/g)).toEqual([
    "skip_processing = false",
    "pretty_urls = true",
    ...["bundle = false", "minify = false"],
    ...["bundle = false", "minify = false"],
    "compress = false",
  ]);
});

describe("_redirects", () => {
  const pages = ["/", "/contact", "/journal/page/2", "/el/contact"];
  const redirects = [
    { from: "/journal/old-walk", to: "/journal/walk" },
    { from: "/el/δωμάτια", to: "/el/rooms#beds" },
    { from: "/News/*", to: "/journal" },
    { from: "/eat/*", to: "/food/*" },
    { from: "/contact", to: "/faq" },
  ];
  const lines = redirectsFile({ pages, redirects: hostRedirects(redirects, pages), calendars: "", onNetlify: false })
    .trim()
    .split("\n");

  it("redirects paths below /en to their page, with or without a trailing slash, up to the depth of the deepest page", () => {
    expect(lines).toEqual(
      expect.arrayContaining([
        "/en / 301",
        "/en/ / 301",
        "/en/:part1 /:part1 301",
        "/en/:part1/ /:part1 301",
        "/en/:part1/:part2/:part3 /:part1/:part2/:part3 301",
      ]),
    );
  });

  it("has no target that begins with a splat, which for the path `/en//other.example` would be another site", () => {
    expect(lines.filter((line) => / \/?:splat /.test(line))).toEqual([]);
  });

  it("redirects a former path to its page, also with a trailing slash or .html, and everything below a path", () => {
    expect(lines).toContain("/journal/old-walk /journal/walk 301");
    expect(lines).toContain("/journal/old-walk/ /journal/walk 301");
    expect(lines).toContain("/journal/old-walk.html /journal/walk 301");
    expect(lines).toContain("/el/δωμάτια /el/rooms#beds 301");
    expect(lines).toContain("/news/* /journal 301");
    expect(lines).toContain("/eat/* /food/:splat 301");
  });

  it("does not redirect an existing page", () => {
    expect(lines.filter((line) => line.startsWith("/contact "))).toEqual([]);
  });

  it("redirects the free nights to the backend if there is one, even though the build has a file of that name", () => {
    const calendars = "https://project.supabase.example/functions/v1/calendars";
    const availabilityLines = (text: string) =>
      text.split("\n").filter((line) => line.startsWith("/availability.json"));
    const of = (onNetlify: boolean) => redirectsFile({ pages, redirects: [], calendars, onNetlify });
    expect(availabilityLines(of(false))).toEqual([`/availability.json ${calendars} 302`]);
    expect(availabilityLines(of(true))).toEqual([`/availability.json ${calendars} 302!`]);
    expect(availabilityLines(lines.join("\n"))).toEqual([]);
  });

  it("contains only what Cloudflare Workers accepts: one redirect for each path, with a status that it knows", () => {
    const calendars = "https://project.supabase.example/functions/v1/calendars";
    const rules = redirectsFile({ pages, redirects: hostRedirects(redirects, pages), calendars, onNetlify: false })
      .split("\n")
      .filter((line) => line !== "");
    for (const rule of rules) expect(rule).toMatch(/^\S+ \S+ (?:200|30[12378])$/);
    const sources = rules.map((rule) => rule.split(" ")[0]);
    expect(sources).toEqual([...new Set(sources)]);
    expect(sources).toContain("/availability.json");
  });

  it("serves the staff pages for all paths below them", () => {
    expect(lines).toContain("/admin/:view /admin 200");
    expect(lines).toContain("/el/image-admin/:view/* /el/image-admin 200");
  });
});

test("the Worker imports no module of Node, because Cloudflare's runtime has none", async () => {
  // For a neutral platform, esbuild refuses an import such as `node:fs`.
  const { outputFiles } = await build({
    entryPoints: [`${__dirname}/cloudflare-worker.ts`],
    bundle: true,
    write: false,
    platform: "neutral",
    logLevel: "silent",
  });
  expect(outputFiles[0]?.text).toContain("notFoundAddresses");
});
