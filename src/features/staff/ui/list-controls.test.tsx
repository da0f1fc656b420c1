/** @jest-environment jsdom */
import { act, fireEvent, render, renderHook, screen } from "@testing-library/react";
import { useState } from "react";
import { SearchBox } from "./list-controls";
import { Pagination, usePageInRange } from "./pagination";

/** A page that updates its search value with a delay, as the URL does. */
function TestPage() {
  const [value, setValue] = useState("");
  return (
    <>
      <SearchBox id="search" label="Search" value={value} onSearch={(text) => setTimeout(setValue, 50, text)} />
      <button onClick={() => setValue("")}>back</button>
      <button onClick={() => setValue("maria")}>forward</button>
    </>
  );
}
const field = () => screen.getByRole<HTMLInputElement>("searchbox");
const type = (value: string) => fireEvent.change(field(), { target: { value } });
const rest = (time: number) => act(() => jest.advanceTimersByTime(time));

describe("the search box", () => {
  beforeEach(() => {
    jest.useFakeTimers();
    render(<TestPage />);
  });
  afterEach(() => jest.useRealTimers());

  test("keeps a trailing space when the search starts", () => {
    type("maria ");
    rest(400);
    expect(field().value).toBe("maria ");
  });

  test("keeps text that is typed before the value is updated", () => {
    type("maria");
    rest(310);
    type("maria l");
    rest(100);
    expect(field().value).toBe("maria l");
  });

  test("shows another value, as after going back in the history", () => {
    type("maria");
    rest(400);
    fireEvent.click(screen.getByText("back"));
    expect(field().value).toBe("");
    fireEvent.click(screen.getByText("forward"));
    expect(field().value).toBe("maria");
  });
});

jest.mock("../../../lib/i18n/use-text", () => ({
  useText: () => (key: string, values?: object) => key + Object.values(values ?? {}).join("/"),
}));

function List() {
  const [page, setPage] = useState(1);
  return <Pagination label="pages" page={page} total={60} perPage={25} onPage={setPage} />;
}

test("keeps the focus on Next on the last page, and announces the page politely", () => {
  render(<List />);
  const next = screen.getByRole("button", { name: "common.next" });
  for (const page of [2, 3, 3]) {
    next.focus();
    act(() => next.click());
    expect(screen.getByRole("status").textContent).toBe(`common.pageOf${page}/3`);
    expect(document.activeElement).toBe(next);
  }
  expect(next.getAttribute("aria-disabled")).toBe("true");
});

test.each([
  ["shows the start of the list that begins above the screen", -5000, 1],
  ["does not scroll if the start of the list is on the screen", 40, 0],
])("%s", (_, top, scrolls) => {
  const scroll = jest.fn();
  Element.prototype.scrollIntoView = scroll;
  jest.spyOn(Element.prototype, "getBoundingClientRect").mockReturnValue({ top } as DOMRect);
  render(
    <div aria-busy="false">
      <List />
    </div>,
  );
  act(() => screen.getByRole("button", { name: "common.next" }).click());
  expect(scroll).toHaveBeenCalledTimes(scrolls);
});

const shown = (pageText: string, page: number | undefined, isPlaceholderData = false) => {
  const onPage = jest.fn<undefined, [string]>();
  const { result } = renderHook(() =>
    usePageInRange(pageText, { data: page === undefined ? undefined : { page }, isPlaceholderData }, onPage),
  );
  return { page: result.current, corrected: onPage.mock.calls };
};

test("corrects a page number in the URL that is beyond the last page", () => {
  expect(shown("3", 2)).toEqual({ page: 2, corrected: [["2"]] });
});

test.each([
  ["the page that is shown", "2", 2, false],
  ["a page that has not loaded yet", "2", 1, true],
  ["a list that has not loaded yet", "2", undefined, false],
])("does not correct the URL for %s", (_, pageText, page, isPlaceholder) => {
  expect(shown(pageText, page, isPlaceholder)).toEqual({ page: 2, corrected: [] });
});
