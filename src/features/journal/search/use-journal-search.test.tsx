/** @jest-environment jsdom */
import { act, render, screen, waitFor } from "@testing-library/react";
import { useRef } from "react";
import { settle } from "../../../../tests/support/promises";
import { pageArrived } from "../../navigation/gatsby-runtime";
import { queryInAddress, useJournalSearch } from "./use-journal-search";

jest.mock("../../../lib/i18n/use-language", () => ({ useLanguage: () => "en" }));
jest.mock("./engine", () => ({
  createSearchEngine: () => ({
    search: () => Promise.resolve({ posts: [], pages: [], pagesFirst: false, words: new Set() }),
  }),
}));

function Search({ typed = "" }) {
  const field = useRef<HTMLInputElement>(null);
  const { state } = useJournalSearch(field);
  return (
    <>
      <input ref={field} defaultValue={typed} />
      <output>{state.kind === "idle" ? "idle" : `${state.kind} ${state.query}`}</output>
    </>
  );
}

const setQuery = (query: string) => window.history.replaceState({}, "", `/journal${query}`);
const arrive = (query: string) => {
  setQuery(query);
  act(() => void window.dispatchEvent(new Event(pageArrived)));
};
const field = () => screen.getByRole<HTMLInputElement>("textbox");
const expectState = (state: string) => waitFor(() => expect(screen.getByRole("status").textContent).toBe(state));

it("searches for the query in the URL", async () => {
  setQuery("?q=coffee");
  render(<Search />);
  await expectState("found coffee");
  expect(field().value).toBe("coffee");
});

it("searches for the text typed before hydration, not for the query in the URL", async () => {
  setQuery("?q=coffee");
  render(<Search typed="market" />);
  await expectState("found market");
  expect(field().value).toBe("market");
  expect(queryInAddress()).toBe("market");
});

it("ends the search after a navigation to the same page without a query", async () => {
  setQuery("?q=coffee");
  render(<Search />);
  await expectState("found coffee");
  arrive("");
  await expectState("idle");
  expect(field().value).toBe("");
});

it("searches for a new query in the URL and writes it into the field", async () => {
  setQuery("?q=coffee");
  render(<Search />);
  await expectState("found coffee");
  arrive("?q=market");
  await expectState("found market");
  expect(field().value).toBe("market");
});

it("does not change the text in the field when the URL still has the last query", async () => {
  setQuery("?q=coffee");
  render(<Search />);
  await expectState("found coffee");
  field().value = "coffee and";
  arrive("?q=coffee");
  await act(settle);
  expect(field().value).toBe("coffee and");
  expect(screen.getByRole("status").textContent).toBe("found coffee");
});
