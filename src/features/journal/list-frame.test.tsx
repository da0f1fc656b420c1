/** @jest-environment jsdom */
import { render, screen } from "@testing-library/react";
import { JournalPosts } from "../home/journal-posts";
import { EmptyJournal } from "./list-frame";
import { JournalSearch } from "./search/journal-search";

jest.mock("../../lib/i18n/use-text", () => ({ useText: () => (key: string) => key }));
jest.mock("../../lib/i18n/use-language", () => ({ useLanguage: () => "el" }));
jest.mock("../../components/ui/local-link", () => ({
  LocalLink: ({ to, children }: { readonly to: string; readonly children: string }) => <a href={to}>{children}</a>,
}));

test("an empty section links to the other sections; an empty journal links nowhere", () => {
  const { rerender } = render(<EmptyJournal whole={false} />);
  expect(screen.getByRole("link").getAttribute("href")).toBe("/journal");
  rerender(<EmptyJournal whole />);
  expect(screen.getByText("journal.empty.first")).toBeTruthy();
  expect(screen.queryByRole("link")).toBeNull();
});

test("shows no section links and no search if no section has articles", () => {
  render(
    <JournalSearch sections={[]}>
      <p>empty</p>
    </JournalSearch>,
  );
  expect(screen.getByText("empty")).toBeTruthy();
  expect(screen.queryByRole("search")).toBeNull();
  expect(screen.queryByRole("navigation")).toBeNull();
});

test("shows the search with one section, because it also finds the site's other pages", () => {
  render(<JournalSearch sections={[{ slug: "food", name: "Food" }]}>posts</JournalSearch>);
  expect(screen.getByRole("navigation")).toBeTruthy();
  expect(screen.getByRole("search")).toBeTruthy();
});

test("the home page does not mention the journal while it is empty", () => {
  const section = { eyebrow: null, title: "Notes", intro: "Read on.", action: "All" };
  const { container } = render(<JournalPosts section={section} posts={[]} />);
  expect(container.textContent).toBe("");
});
