import { sitePages } from "./site-pages";

const post = (slug: string, section: string) => ({ slug, section });
const pathsOf = (suites: string[], sections: string[], posts: ReturnType<typeof post>[] = []) =>
  sitePages({ suites, sections, posts, versions: [{ slug: "privacy", effective: "2026-11-01" }] }).flatMap(
    ({ paths, template }) => paths.map((path) => `${path} ${template}`),
  );

test("a single suite has its own address and /rooms", () => {
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

test("sections and posts have their pages, empty sections too", () => {
  expect(pathsOf(["a"], ["food", "city"], [post("markets", "food")])).toEqual(
    expect.arrayContaining([
      "/food journal-list",
      "/city journal-list",
      "/journal/markets journal-post",
      "/food/markets journal-post",
    ]),
  );
});

test("no two pages share an address", () => {
  expect(() => pathsOf(["a"], ["rooms"])).toThrow("/rooms");
  expect(() => pathsOf(["a"], ["food", "food"])).toThrow("/food");
  expect(() => pathsOf(["a"], ["suite"], [post("a", "suite")])).toThrow("/suite/a");
});
