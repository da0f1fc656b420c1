import { isPlaceKind, passes, placeCategories, placeKinds } from "./places";

describe("the filter of places", () => {
  it("shows every place under “all”", () => {
    expect(placeCategories.every((category) => passes("all", category))).toBe(true);
  });

  it.each(placeCategories)("shows only %p under the filter of that name", (category) => {
    expect(placeCategories.filter((other) => passes(category, other))).toEqual([category]);
  });

  it("recognises its values", () => {
    expect(placeKinds.every(isPlaceKind)).toBe(true);
    expect(isPlaceKind("museums")).toBe(false);
  });
});
