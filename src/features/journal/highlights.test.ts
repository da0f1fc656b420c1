import { sectionHighlights } from "./highlights";

const post = (slug: string) => ({ slug });
const sections = [{ slug: "food" }, { slug: "city" }, { slug: "empty" }, { slug: "lonely" }];
const groups = [
  { section: "city", posts: [post("c1"), post("c2"), post("c3")] },
  { section: "food", posts: [post("f1"), post("f2"), post("f3")] },
  { section: "lonely", posts: [post("l1")] },
];

test("lists the sections with posts in the order of the content, each with its newest posts, at most two", () => {
  const shown = sectionHighlights(sections, groups, undefined);
  expect(shown.map(({ section, posts }) => [section.slug, ...posts.map(({ slug }) => slug)])).toEqual([
    ["food", "f1", "f2"],
    ["city", "c1", "c2"],
    ["lonely", "l1"],
  ]);
});

test("does not repeat the lead post in its section", () => {
  const shown = sectionHighlights(sections, groups, "c1");
  expect(shown[1]?.posts).toEqual([post("c2"), post("c3")]);
  expect(sectionHighlights(sections, groups, "l1").map(({ section }) => section.slug)).toEqual(["food", "city"]);
});
