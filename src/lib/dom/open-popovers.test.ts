/** @jest-environment jsdom */
import { openPopovers } from "./open-popovers";

test("a browser that knows no popovers has none open, and does not refuse the question", () => {
  const all = jest.spyOn(document, "querySelectorAll").mockImplementation(() => {
    throw new DOMException("unknown pseudo-class", "SyntaxError");
  });
  expect(openPopovers()).toEqual([]);
  all.mockRestore();
});
