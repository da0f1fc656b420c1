/** @jest-environment jsdom */
import { fireEvent, render, screen } from "@testing-library/react";
import type { ReactNode } from "react";
import { SearchResults, markWords } from "./search-results";
import type { Found } from "./engine";
import { fold } from "../../../lib/text/fold";

jest.mock("../../../lib/i18n/use-text", () => ({ useText: () => (key: string) => key }));
jest.mock("../../../components/ui/onward-link", () => ({ OnwardLink: () => null }));
jest.mock("../../../components/ui/local-link", () => ({
  LocalLink: ({ to, children }: { readonly to: string; readonly children: ReactNode }) => <a href={to}>{children}</a>,
}));

const pages = Array.from({ length: 12 }, (_, index) => ({
  to: `/page-${index + 1}`,
  title: `Page ${index + 1}`,
  page: null,
  line: "",
}));
const found: Found = { posts: [], pages, pagesFirst: true, words: new Set<string>() };
const showMore = () => fireEvent.click(screen.getByRole("button", { name: "common.showMore" }));
const focused = () => document.activeElement?.getAttribute("href");

test("“show more” moves the focus to the first added result, also when the button then disappears", () => {
  render(<SearchResults state={{ kind: "found", query: "page", found }} onRetry={() => undefined} />);
  expect(document.activeElement).toBe(document.body);
  showMore();
  expect(focused()).toBe("/page-6");
  showMore();
  expect(focused()).toBe("/page-11");
  expect(screen.queryByRole("button")).toBeNull();
});

const words = new Set(["καφεσ", "πρωινα"].map(fold));

test("marks whole matching words, regardless of accents and capitals", () => {
  expect(markWords("Ο Καφές, τα πρωινά.", words)).toEqual([
    { text: "Ο ", marked: false },
    { text: "Καφές", marked: true },
    { text: ", τα ", marked: false },
    { text: "πρωινά", marked: true },
    { text: ".", marked: false },
  ]);
});

test.each([
  ["itself", "wifi"],
  ["its first part", "wi"],
  ["its last part", "fi"],
])("marks a whole compound when %s matches", (_, word) => {
  expect(markWords("The Wi-Fi – first", new Set([word]))).toEqual([
    { text: "The ", marked: false },
    { text: "Wi-Fi", marked: true },
    { text: " – first", marked: false },
  ]);
});

test("returns a text without matches in one piece", () => {
  expect(markWords("Μια βόλτα.", words)).toEqual([{ text: "Μια βόλτα.", marked: false }]);
});
