import { pageOfData } from "../lib/page-data";
import { type Kind, kindOf } from "./kind";

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
  ["/sitemap.xml", "pass"],
  ["/admin", "pass"],
  ["/admin/messages", "pass"],
  ["/el/image-admin", "pass"],
  ["/_mailbox", "pass"],
  ["/functions/v1/newsletter", "pass"],
])("going to %s is %s", (path, kind) => {
  expect(ask(path, navigate)).toBe(kind);
});

it.each([
  ["/page-data/index/page-data.json", "data"],
  ["/page-data/app-data.json", "data"],
  ["/page-data/admin/page-data.json", "pass"],
  ["/page-data/el/image-admin/page-data.json", "pass"],
  ["/app-0123456789abcdef0123.js", "file"],
  ["/fonts/commissioner-400-en-3.woff2", "file"],
  ["/static/0a/1b/room.avif", "picture"],
  ["/brand/logo-en.svg", "steady"],
  ["/favicon.svg", "steady"],
  ["/service-worker.js", "pass"],
  ["/search/en/index.json", "pass"],
  ["/rest/v1/performance_metrics", "pass"],
  ["/storage/v1/object/public/uploads/a.jpg", "pass"],
])("%s is %s", (path, kind) => {
  expect(ask(path)).toBe(kind);
});

it("leaves alone what is sent, what is asked of others, parts of files, and whatever staff pages ask for", () => {
  expect(ask("/contact", { method: "POST", ...navigate })).toBe("pass");
  expect(ask("https://other.example/static/a.avif")).toBe("pass");
  expect(ask("/static/a.avif", { range: true })).toBe("pass");
  expect(ask("/app-0123456789abcdef0123.js", { referrer: `${origin}/admin/messages` })).toBe("pass");
});

it("knows the page of its data", () => {
  expect(pageOfData("/page-data/index/page-data.json")).toBe("/");
  expect(pageOfData("/page-data/el/contact/page-data.json")).toBe("/el/contact");
  expect(pageOfData("/page-data/sq/d/123.json")).toBeUndefined();
  expect(pageOfData("/page-data/app-data.json")).toBeUndefined();
});
