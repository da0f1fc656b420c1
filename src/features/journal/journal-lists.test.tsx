/** @jest-environment jsdom */
import { render, screen } from "@testing-library/react";
import { EmptyJournal } from "./list-parts";
import { sectionHighlights } from "./highlights";
import { pageNumbers } from "./post-index";

jest.mock("../../lib/i18n/use-text", () => ({ useText: () => (key: string) => key }));
jest.mock("../../lib/i18n/use-language", () => ({ useLanguage: () => "el" }));
jest.mock("../../components/ui/local-link", () => ({
  LocalLink: ({ to, children }: { readonly to: string; readonly children: string }) => <a href={to}>{children}</a>,
}));

test("an empty section links to the list of all posts; an empty journal has no link", () => {
  const { rerender } = render(<EmptyJournal whole={false} />);
  expect(screen.getByRole("link").getAttribute("href")).toBe("/journal");
  rerender(<EmptyJournal whole />);
  expect(screen.getByText("journal.empty.first")).toBeTruthy();
  expect(screen.queryByRole("link")).toBeNull();
});

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

test.each([
  [1, 1, [1]],
  [1, 3, [1, 2, 3]],
  [3, 5, [1, 2, 3, 4, 5]],
  [1, 9, [1, 2, null, 9]],
  [5, 9, [1, null, 4, 5, 6, null, 9]],
  [4, 9, [1, 2, 3, 4, 5, null, 9]],
  [9, 9, [1, null, 8, 9]],
  [170, 334, [1, null, 169, 170, 171, null, 334]],
])("page %i of %i links to the pages %j", (current, last, shown) => {
  expect(pageNumbers(current, last)).toEqual(shown);
});
