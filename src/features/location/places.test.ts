import { placeCategories } from "../../settings/location";
import { isPlaceFilterValue, passes, placeFilterValues, roundDistance } from "./places";

describe("the filter of places", () => {
  it("shows every place under “all”", () => {
    expect(placeCategories.every((category) => passes("all", category))).toBe(true);
  });

  it.each(placeCategories)("shows only %p under the filter of that name", (category) => {
    expect(placeCategories.filter((other) => passes(category, other))).toEqual([category]);
  });

  it("recognises its values", () => {
    expect(placeFilterValues.every(isPlaceFilterValue)).toBe(true);
    expect(isPlaceFilterValue("museums")).toBe(false);
  });
});

describe("distances", () => {
  it.each([
    [75, "en", "metres", "80"],
    [253, "el", "metres", "250"],
    [994, "en", "metres", "990"],
    [996, "en", "kilometres", "1.0"],
    [1034, "el", "kilometres", "1,0"],
    [1885, "en", "kilometres", "1.9"],
  ] as const)("%p m in %p are %p: %p", (metres, language, unit, count) => {
    expect(roundDistance(metres, language)).toEqual({ unit, count });
  });
});
