/** @jest-environment jsdom */
import { openPopovers } from "./open-popovers";

test("a browser without popovers has none open, and throws no error", () => {
  const all = jest.spyOn(document, "querySelectorAll").mockImplementation(() => {
    throw new DOMException("unknown pseudo-class", "SyntaxError");
  });
  expect(openPopovers()).toEqual([]);
  all.mockRestore();
});
