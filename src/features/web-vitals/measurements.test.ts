/** @jest-environment jsdom */
import { kindOf, readResource, type SlowResource, watchResources } from "./measurements";

const origin = "https://aithra-suite.example";

test.each([
  ["/app-0123.js", "script", "script"],
  ["/start-en-measure-0123.js", "other", "script"],
  ["/styles.css", "link", "style"],
  ["/static/bedroom.avif", "img", "picture"],
  ["/functions/v1/uploads/room.webp", "img", "function"],
  ["/fonts/commissioner.woff2", "css", "font"],
  ["/page-data/about/page-data.json", "fetch", "data"],
  ["/rest/v1/gallery_images", "fetch", "data"],
  ["/tiles/1/2/3", "img", "picture"],
  ["/embed", "iframe", "other"],
])("classifies %s, requested by %s, as %s", (path, initiator, kind) => {
  expect(kindOf(path, initiator)).toBe(kind);
});

test.each([
  [`${origin}/static/bedroom.avif?w=800#top`, "/static/bedroom.avif"],
  ["https://tiles.example/5/1/2.png?key=secret", "tiles.example/5/1/2.png"],
  [`${origin}/${"a".repeat(400)}.js`, `/${"a".repeat(299)}`],
])("reports %s as %s", (name, url) => {
  expect(readResource({ name, initiatorType: "img", duration: 1 }, origin)?.url).toBe(url);
});

test.each([
  "data:image/png;base64,AA",
  "blob:https://aithra-suite.example/1",
  "chrome-extension://x/y.js",
  "about:blank",
])("ignores %s", (name) => {
  expect(readResource({ name, initiatorType: "img", duration: 5000 }, origin)).toBeNull();
});

describe("what the page has loaded", () => {
  const observed = (entries: readonly (readonly [string, number])[]) => {
    const reported: SlowResource[] = [];
    const warned: SlowResource[] = [];
    class Observer {
      constructor(private readonly tell: (list: { getEntries: () => unknown[] }) => void) {}
      observe(options: unknown) {
        expect(options).toEqual({ type: "resource", buffered: true });
        const all = entries.map(([path, duration]) => ({
          name: location.origin + path,
          initiatorType: "link",
          duration,
        }));
        this.tell({ getEntries: () => all });
      }
    }
    Object.defineProperty(window, "PerformanceObserver", { value: Observer, configurable: true });
    watchResources(
      (slow) => reported.push(slow),
      (script) => warned.push(script),
    );
    return { reported: reported.map(({ url }) => url), warned: warned.map(({ url }) => url) };
  };

  test.each([
    ["/a.avif", 1000, { reported: [], warned: [] }],
    ["/a.avif", 1000.1, { reported: ["/a.avif"], warned: [] }],
    ["/a.js", 100, { reported: [], warned: [] }],
    ["/a.js", 100.1, { reported: [], warned: ["/a.js"] }],
    ["/a.js", 1001, { reported: ["/a.js"], warned: ["/a.js"] }],
    ["/a.css", 999, { reported: [], warned: [] }],
  ])("%s, loaded in %d ms: %j", (path, duration, expected) => {
    expect(observed([[path, duration]])).toEqual(expected);
  });

  test("warns about every script that took longer than 100 ms", () => {
    const files = [
      ["/app-0123.js", 140],
      ["/component-0123.js", 160],
      ["/start-en-0123.js", 900],
    ] as const;
    expect(observed(files)).toEqual({ reported: [], warned: files.map(([path]) => path) });
  });
});
