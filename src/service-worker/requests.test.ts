import { type Kind, kindOf, rejectFailedPreload } from "./requests";

const origin = "https://site.example";
const ask = (path: string, more: object = {}): Kind =>
  kindOf(
    {
      method: "GET",
      mode: "cors",
      referrer: `${origin}/`,
      range: false,
      url: new URL(path, origin),
      ...more,
    },
    origin,
  );
const navigate = { mode: "navigate" };

it.each([
  ["/", "page"],
  ["/el/contact", "page"],
  ["/contact/", "page"],
  ["/sitemap.xml", "bypass"],
  ["/admin", "bypass"],
  ["/admin/messages", "bypass"],
  ["/el/image-admin", "bypass"],
  ["/_mailbox", "bypass"],
  ["/functions/v1/newsletter", "bypass"],
])("navigation to %s is %s", (path, kind) => {
  expect(ask(path, navigate)).toBe(kind);
});

it.each([
  ["/page-data/index/page-data.json", "data"],
  ["/page-data/app-data.json", "data"],
  ["/page-data/admin/page-data.json", "bypass"],
  ["/page-data/el/image-admin/page-data.json", "bypass"],
  ["/app-0123456789abcdef0123.js", "file"],
  ["/fonts/commissioner-400-en-3.woff2", "file"],
  ["/static/0a/1b/room.avif", "picture"],
  ["/brand/logo-en.svg", "unhashed"],
  ["/favicon.svg", "unhashed"],
  ["/service-worker.js", "bypass"],
  ["/search/en/index.json", "bypass"],
  ["/rest/v1/performance_metrics", "bypass"],
  ["/storage/v1/object/public/uploads/a.jpg", "bypass"],
])("%s is %s", (path, kind) => {
  expect(ask(path)).toBe(kind);
});

it("bypasses other methods than GET, other origins, parts of files, and all requests of staff pages", () => {
  expect(ask("/contact", { method: "POST", ...navigate })).toBe("bypass");
  expect(ask("https://other.example/static/a.avif")).toBe("bypass");
  expect(ask("/static/a.avif", { range: true })).toBe("bypass");
  expect(ask("/app-0123456789abcdef0123.js", { referrer: `${origin}/admin/messages` })).toBe("bypass");
});

/** A fetch event with this `preloadResponse`. The property is inherited, as in browsers. */
const eventWith = (preloadResponse: Promise<Response | undefined>): FetchEvent =>
  Object.create({ preloadResponse }) as FetchEvent;

const preloadAfter = (preload: Promise<Response | undefined>): Promise<unknown> => {
  const event = eventWith(preload);
  rejectFailedPreload(event);
  return event.preloadResponse;
};

it("a preload that resolves with an error response, as in Firefox without a network, rejects", async () => {
  await expect(preloadAfter(Promise.resolve(Response.error()))).rejects.toThrow("failed");
});

it("a preload that rejects, as in Chromium without a network, still rejects", async () => {
  await expect(preloadAfter(Promise.reject(new Error("offline")))).rejects.toThrow("offline");
});

it.each([
  ["a page", new Response("page")],
  ["a page that the server answers with an error", new Response("", { status: 500 })],
  ["no preload", undefined],
])("%s is passed on", async (_, response) => {
  expect(await preloadAfter(Promise.resolve(response))).toBe(response);
});
