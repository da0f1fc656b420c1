/** @jest-environment jsdom */
import { act, render, renderHook, screen } from "@testing-library/react";
import { useState } from "react";
import { Paged, Pagination, usePageInRange } from "./pagination";

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

function PagedList({ rows }: { readonly rows: readonly string[] }) {
  const [page, setPage] = useState(1);
  return (
    <Paged label="pages" rows={rows} page={page} perPage={2} onPage={setPage}>
      {(some, before) => <p data-testid="rows">{`${before}: ${some.join()}`}</p>}
    </Paged>
  );
}

test("a list whose last page is gone shows the page before, and stays there when it becomes longer again", () => {
  const { rerender } = render(<PagedList rows={["a", "b", "c"]} />);
  const rows = () => screen.getByTestId("rows").textContent;
  act(() => screen.getByRole("button", { name: "common.next" }).click());
  expect(rows()).toBe("2: c");
  for (const list of [
    ["a", "b"],
    ["a", "b", "d"],
  ]) {
    rerender(<PagedList rows={list} />);
    expect(rows()).toBe("0: a,b");
  }
});
