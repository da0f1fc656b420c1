/** @jest-environment jsdom */
import { act, render, renderHook, screen } from "@testing-library/react";
import { useState } from "react";
import { Pagination, usePageInRange } from "./pagination";

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
