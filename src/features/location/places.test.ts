import { isPlaceKind, passes, placeCategories, placeKinds } from "./places";

describe("the filter of places", () => {
  it("lets everything through under “all”", () => {
    expect(placeCategories.every((category) => passes("all", category))).toBe(true);
  });

  it.each(placeCategories)("lets only %p through under its own name", (category) => {
    expect(placeCategories.filter((other) => passes(category, other))).toEqual([category]);
  });

  it("knows its settings", () => {
    expect(placeKinds.every(isPlaceKind)).toBe(true);
    expect(isPlaceKind("museums")).toBe(false);
  });
});
