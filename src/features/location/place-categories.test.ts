import { isPlaceFilter, passes, placeCategories, placeFilters } from "./place-categories";

describe("the filter of places", () => {
  it("lets everything through under “all”", () => {
    expect(placeCategories.every((category) => passes("all", category))).toBe(true);
  });

  it.each(placeCategories)("lets only %p through under its own name", (category) => {
    expect(placeCategories.filter((other) => passes(category, other))).toEqual([category]);
  });

  it("knows its settings", () => {
    expect(placeFilters.every(isPlaceFilter)).toBe(true);
    expect(isPlaceFilter("museums")).toBe(false);
  });
});
