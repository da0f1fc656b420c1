import { sitePages } from "./site-pages";

const post = (slug: string, section: string) => ({ slug, section });
const pathsOf = (suites: string[], sections: string[], posts: ReturnType<typeof post>[] = []) =>
  sitePages({ suites, sections, posts, versions: [{ slug: "privacy", effective: "2026-11-01" }] }).flatMap(
    ({ paths, template }) => paths.map((path) => `${path} ${template}`),
  );

test("a single suite is at its own path and at /rooms", () => {
  expect(pathsOf(["luxury-suite"], [])).toEqual([
    "/suite/luxury-suite suite",
    "/rooms suite",
    "/journal journal-list",
    "/privacy/2026-11-01 policy-version",
  ]);
});

test("several suites have a list", () => {
  expect(pathsOf(["luxury-suite", "garden-suite"], [])).toContain("/rooms rooms");
});

test("sections, even empty ones, and posts have their pages", () => {
  expect(pathsOf(["a"], ["food", "city"], [post("markets", "food")])).toEqual(
    expect.arrayContaining([
      "/food journal-list",
      "/city journal-list",
      "/journal/markets journal-post",
      "/food/markets journal-post",
    ]),
  );
});

test("throws when two pages have the same path", () => {
  expect(() => pathsOf(["a"], ["rooms"])).toThrow("/rooms");
  expect(() => pathsOf(["a"], ["food", "food"])).toThrow("/food");
  expect(() => pathsOf(["a"], ["suite"], [post("a", "suite")])).toThrow("/suite/a");
});
