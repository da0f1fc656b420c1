/** @jest-environment jsdom */
import { renderHook } from "@testing-library/react";
import { useShownPage } from "./use-shown-page";

const shown = (said: string, page: number | undefined, isPlaceholderData = false) => {
  const onPage = jest.fn<undefined, [string]>();
  const { result } = renderHook(() =>
    useShownPage(said, { data: page === undefined ? undefined : { page }, isPlaceholderData }, onPage),
  );
  return { page: result.current, corrected: onPage.mock.calls };
};

test("an address that names a page behind the last one names the last one then", () => {
  expect(shown("3", 2)).toEqual({ page: 2, corrected: [["2"]] });
});

test.each([
  ["the page that is shown", "2", 2, false],
  ["a page whose answer has not come", "2", 1, true],
  ["no page yet", "2", undefined, false],
])("%s corrects nothing", (_, said, page, isPlaceholder) => {
  expect(shown(said, page, isPlaceholder)).toEqual({ page: 2, corrected: [] });
});
