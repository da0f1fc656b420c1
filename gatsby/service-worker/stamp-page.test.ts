import { appScripts, setAppScripts } from "./stamp-page";

const page = '<html><script type="application/json" id="app-scripts"></script><script>let a = "$1";</script></html>';

test("a page lists the build's hash and Gatsby's scripts in order, without style sheets", () => {
  const scripts = appScripts({ hash: "f00", groups: { app: ["runtime.js", "app.css", "app.js"], other: ["b.js"] } });
  expect(JSON.parse(scripts)).toEqual({ hash: "f00", scripts: ["/runtime.js", "/app.js"] });
  expect(setAppScripts(page, scripts)).toContain(`id="app-scripts">${scripts}</script><script>let a = "$1";`);
});

test("newer names replace older ones, and writing the same names again changes nothing", () => {
  const first = setAppScripts(page, '["/a.js"]');
  expect(setAppScripts(first, '["/b.js"]')).toBe(setAppScripts(page, '["/b.js"]'));
  expect(setAppScripts(first, '["/a.js"]')).toBe(first);
});

test("texts without the element for the names are unchanged", () => {
  expect(setAppScripts('{"path":"/"}', "[]")).toBe('{"path":"/"}');
});
