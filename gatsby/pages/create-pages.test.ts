import { sitePages, journalPages, postsPerPage, relatedPosts } from "./create-pages";

const post = (slug: string, section = "food") => ({ slug, section });
const versions = [{ slug: "privacy", effective: "2026-11-01" }];
const pathsOf = (suites: string[], sections: string[], posts: ReturnType<typeof post>[] = [], empty: string[] = []) =>
  sitePages({ suites, sections, posts, versions, empty }).flatMap(({ paths, template }) =>
    paths.map((path) => `${path} ${template}`),
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

test("pages for which the house has no content are not created", () => {
  expect(pathsOf(["a"], ["food"], [], ["/journal", "/food"])).toEqual([
    "/suite/a suite",
    "/rooms suite",
    "/privacy/2026-11-01 policy-version",
  ]);
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

const many = Array.from({ length: 2 * postsPerPage + 1 }, (_, index) =>
  post(`p${index}`, index % 2 === 0 ? "food" : "city"),
);
const pages = journalPages(many, ["food", "city", "empty"]);
interface Context {
  readonly newer: string | null;
  readonly slugs: readonly string[];
  readonly related: readonly string[];
}
const contextOf = (path: string) => pages.find(({ paths }) => paths.includes(path))?.context as Context | undefined;

test("a page of a list has twelve posts, and the first page has the list's own path", () => {
  expect(contextOf("/journal")).toMatchObject({ number: 1, pages: 3, base: "/journal", section: null });
  expect(contextOf("/journal")?.slugs).toHaveLength(postsPerPage);
  expect(contextOf("/journal/page/2")?.slugs[0]).toBe(`p${postsPerPage}`);
  expect(contextOf("/journal/page/3")?.slugs).toEqual([`p${2 * postsPerPage}`]);
  expect(contextOf("/journal/page/1")).toBeUndefined();
  expect(contextOf("/journal/page/4")).toBeUndefined();
});

test("a section has its own list with its own pages", () => {
  expect(contextOf("/food")).toMatchObject({ section: "food", pages: 2 });
  expect(contextOf("/food/page/2")?.slugs).toEqual([`p${2 * postsPerPage}`]);
});

test("a section without posts has one empty page", () => {
  expect(contextOf("/empty")).toMatchObject({ number: 1, pages: 1, slugs: [] });
});

test("there is no empty page after a full last page", () => {
  const full = journalPages(many.slice(0, postsPerPage), []);
  expect(full.filter(({ template }) => template === "journal-list")).toHaveLength(1);
});

test("a post has two paths, and links to the newer and the older post", () => {
  const context = contextOf("/journal/p4");
  expect(context).toMatchObject({ slug: "p4", newer: "p3", older: "p5" });
  expect(pages.find(({ paths }) => paths[0] === "/journal/p4")?.paths).toEqual(["/journal/p4", "/food/p4"]);
  expect(contextOf("/journal/p0")?.newer).toBeNull();
});

test("related posts come from the same section first, and never include the post or its neighbours", () => {
  expect(contextOf("/journal/p4")?.related).toEqual(["p2", "p6", "p0"]);
  const lonely = journalPages([post("a", "x"), post("b", "y"), post("c", "x"), post("d", "z")], []);
  const first = lonely.find(({ paths }) => paths.includes("/journal/a"))?.context as Context;
  expect(first.related).toEqual(["c", "d"]);
  expect(first.related.length).toBeLessThanOrEqual(relatedPosts);
});
