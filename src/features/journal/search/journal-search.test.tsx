/** @jest-environment jsdom */
import { act, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { settle } from "../../../../tests/support/promises";
import { JournalSearch } from "./journal-search";

jest.mock("../../../lib/i18n/use-language", () => ({ useLanguage: () => "en" }));
jest.mock("../../../lib/i18n/use-text", () => ({ useText: () => (key: string) => key }));
jest.mock("../list-parts", () => ({ SectionNav: () => <nav /> }));

/** By query, the function that resolves its search, so that tests can choose the order. */
const resolvers = new Map<string, () => void>();
jest.mock("./engine", () => ({
  createSearchEngine: () => ({
    prepare: () => Promise.resolve(),
    search: (query: string) =>
      new Promise((resolve) =>
        resolvers.set(query, () => resolve({ posts: [], pages: [], pagesFirst: false, words: new Set() })),
      ),
  }),
}));

const field = () => screen.getByRole<HTMLInputElement>("searchbox");
const submit = async (query: string) => {
  field().focus();
  field().value = query;
  fireEvent.submit(screen.getByRole("search"));
  await waitFor(() => expect(resolvers.has(query)).toBe(true));
};
const resolveSearch = (query: string) => act(() => Promise.resolve().then(resolvers.get(query)));
const results = () => screen.getByText("journal.search.none").parentElement;

beforeEach(() => {
  resolvers.clear();
  window.history.replaceState(null, "", "/journal");
});
const sections = [{ slug: "food", name: "Food" }];
const open = () => render(<JournalSearch sections={sections}>{"posts"}</JournalSearch>);

test("shows neither section links nor the search if no section has posts", () => {
  render(<JournalSearch sections={[]}>{"empty"}</JournalSearch>);
  expect(screen.getByText("empty")).toBeTruthy();
  expect(screen.queryByRole("search")).toBeNull();
  expect(screen.queryByRole("navigation")).toBeNull();
});

test("shows the search with one section, because it also finds the site's other pages", () => {
  open();
  expect(screen.getByRole("navigation")).toBeTruthy();
  expect(screen.getByRole("search")).toBeTruthy();
});

test("says once that a search is running", async () => {
  open();
  // Until the first search the message is in the form; afterwards it is in the results.
  expect(screen.getAllByText("journal.search.searching")).toHaveLength(1);
  await submit("coffee");
  const [waiting, ...others] = screen.getAllByText("journal.search.searching");
  expect(waiting?.getAttribute("role")).toBe("status");
  expect(others).toEqual([]);
});

test("moves the focus after a search to the results, whose accessible name is their number", async () => {
  open();
  await submit("coffee");
  await resolveSearch("coffee");
  await waitFor(() => expect(document.activeElement).toBe(results()));
  expect(screen.getByRole("group", { name: "journal.search.none" })).toBe(results());
});

test("leaves the focus in the field when the visitor has continued typing", async () => {
  open();
  await submit("coffee");
  field().value = "coffee and";
  await resolveSearch("coffee");
  await waitFor(() => expect(results()).toBeTruthy());
  await act(settle);
  expect(document.activeElement).toBe(field());
});

test("does not move the focus for the results of an earlier query", async () => {
  open();
  await submit("coffee");
  await submit("market");
  field().value = "coffee";
  await resolveSearch("coffee");
  await act(settle);
  expect(document.activeElement).toBe(field());
  field().value = "market";
  await resolveSearch("market");
  await waitFor(() => expect(document.activeElement).toBe(results()));
});
