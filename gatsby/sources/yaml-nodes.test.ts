import type { Content, PostFile } from "../content/content";
import { journalHighlights } from "./yaml-nodes";

const post = (slug: string, date: string, section: string, featured = false, language = "en"): PostFile =>
  ({ slug, language, head: { date, section, featured } }) as unknown as PostFile;
const highlightsOf = (...posts: readonly PostFile[]) =>
  journalHighlights(
    { posts, sections: [{ id: "food" }, { id: "city" }], site: { hours: { timeZone: "UTC" } } } as unknown as Content,
    "en",
    ({ slug }) => slug,
    "2026-06-01",
  );

const five = [
  post("a", "2026-01-01", "food", true),
  post("b", "2026-03-01", "city"),
  post("c", "2026-02-01", "food"),
  post("d", "2026-05-01", "food"),
  post("e", "2026-04-01", "food"),
];

it("lists the three newest posts, overall and of each section that has posts", () => {
  const { newestIds, sections } = highlightsOf(...five);
  expect(newestIds).toEqual(["d", "e", "b"]);
  expect(sections.map(({ slug, postIds }) => [slug, postIds])).toEqual([
    ["food", ["d", "e", "c"]],
    ["city", ["b"]],
  ]);
  expect(highlightsOf(post("a", "2026-01-01", "city")).sections.map(({ slug }) => slug)).toEqual(["city"]);
});

it("leads with the newest featured post, or the newest of all if none is featured", () => {
  expect(highlightsOf(...five).leadId).toBe("a");
  expect(highlightsOf(...five.slice(1)).leadId).toBe("d");
  expect(highlightsOf().leadId).toBeNull();
});

it("leaves out posts in other languages and posts with a future date", () => {
  expect(highlightsOf(post("x", "2026-01-01", "food", false, "el"), post("y", "2026-07-01", "food")).newestIds).toEqual(
    [],
  );
});

it("makes the same fields when only the text of a post changes, so that pages with these highlights are not rebuilt", () => {
  const [first, ...others] = five;
  const edited = { ...first, source: { body: "One more sentence." } } as PostFile;
  expect(highlightsOf(edited, ...others)).toEqual(highlightsOf(...five));
});
