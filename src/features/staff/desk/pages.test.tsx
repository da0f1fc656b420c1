/** @jest-environment jsdom */
import { act, render, screen } from "@testing-library/react";
import { useState } from "react";
import { Pages } from "./pages";

jest.mock("../../../lib/i18n/use-text", () => ({
  useText: () => (key: string, values?: object) => key + Object.values(values ?? {}).join("/"),
}));

function List() {
  const [page, setPage] = useState(1);
  return <Pages label="pages" page={page} total={60} perPage={25} onPage={setPage} />;
}

test("the focus stays on Next to the last page, which has none; the page is told politely", () => {
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
