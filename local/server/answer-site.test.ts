import { decide } from "./answer-site";

const files = new Set([
  "index.html",
  "404.html",
  "el.html",
  "el/404.html",
  "contact.html",
  "el/contact.html",
  "admin.html",
  "favicon.svg",
  "app-0123456789abcdef0123.js",
  "app-0123456789abcdef0123.js.br",
  "_headers",
  ".well-known/security.txt",
]);
const redirects = [
  { from: "/journal/old", to: "/journal/new" },
  { from: "/el/διαμέρισμα", to: "/el/rooms" },
  { from: "/news/*", to: "/faq" },
  { from: "/contact", to: "/nowhere" },
];
const answer = (path: string) => decide(path, (file) => files.has(file), redirects);

it.each([
  ["/", "index.html"],
  ["/contact", "contact.html"],
  ["/el", "el.html"],
  ["/el/contact", "el/contact.html"],
  ["/admin", "admin.html"],
  ["/admin/messages/7", "admin.html"],
  ["/favicon.svg", "favicon.svg"],
  ["/.well-known/security.txt", ".well-known/security.txt"],
])("%s responds with %s", (path, file) => {
  expect(answer(path)).toEqual({ kind: "file", file, status: 200 });
});

it.each([
  ["/contact/", "/contact"],
  ["/Contact", "/contact"],
  ["/contact.html", "/contact"],
  ["/index.html", "/"],
  ["//contact", "/contact"],
  ["/en", "/"],
  ["/en/Contact/", "/contact"],
  ["/EL/CONTACT", "/el/contact"],
  ["/el/", "/el"],
  ["/admin/", "/admin"],
])("%s redirects to %s in one step", (path, to) => {
  expect(answer(path)).toEqual({ kind: "redirect", to });
  expect(answer(to)).toMatchObject({ kind: "file", status: 200 });
});

it.each([
  ["/nothing", "404.html"],
  ["/nothing/", "404.html"],
  ["/404", "404.html"],
  ["/el/nothing", "el/404.html"],
  ["/EL/Nothing", "el/404.html"],
  ["/el/404", "el/404.html"],
  ["/elephant", "404.html"],
  ["/_headers", "404.html"],
  ["/.env", "404.html"],
  ["/app-0123456789abcdef0123.js.br", "404.html"],
  ["/el/admin", "el/404.html"],
])("%s is not found, with the page in its language", (path, file) => {
  expect(answer(path)).toEqual({ kind: "file", file, status: 404 });
});

it.each(["//etc/passwd", "/%2Fetc/passwd", "//app-0123456789abcdef0123.js"])(
  "%s does not return a file outside the site",
  (path) => {
    expect(decide(path, () => true)).not.toMatchObject({ kind: "file", status: 200 });
  },
);

it.each(["/%", "/%00", "/a/%2e%2e/%2e%2e/etc/passwd", "/..%5c..%5cwindows"])("%s is malformed", (path) => {
  expect(answer(path)).toEqual({ kind: "malformed" });
});

it.each([
  ["/journal/old", "/journal/new"],
  ["/Journal/Old/", "/journal/new"],
  ["/en/journal/old", "/journal/new"],
  ["/el/%CE%B4%CE%B9%CE%B1%CE%BC%CE%AD%CF%81%CE%B9%CF%83%CE%BC%CE%B1", "/el/rooms"],
  ["/news/2019/opening.html", "/faq"],
])("%s redirects to %s", (path, to) => {
  expect(answer(path)).toEqual({ kind: "redirect", to });
});

it("serves an existing page even if there is a redirect for its path", () => {
  expect(answer("/contact")).toEqual({ kind: "file", file: "contact.html", status: 200 });
});
