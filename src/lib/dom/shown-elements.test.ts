/** @jest-environment jsdom */
import { openPopovers } from "./shown-elements";

test("returns an empty list, without an error, in a browser without popovers", () => {
  const all = jest.spyOn(document, "querySelectorAll").mockImplementation(() => {
    throw new DOMException("unknown pseudo-class", "SyntaxError");
  });
  expect(openPopovers()).toEqual([]);
  all.mockRestore();
});
