import { placeCategories } from "../../settings/location";
import { isPlaceFilterValue, passes, placeFilterValues, roundDistance } from "./places";
import { directionsAddress } from "./directions";

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
    [75, "en", "common.metres", "80"],
    [253, "el", "common.metres", "250"],
    [994, "en", "common.metres", "990"],
    [996, "en", "common.kilometres", "1.0"],
    [1034, "el", "common.kilometres", "1,0"],
    [1885, "en", "common.kilometres", "1.9"],
  ] as const)("%p m in %p are %p: %p", (metres, language, unit, count) => {
    expect(roundDistance(metres, language)).toEqual({ unit, count });
  });
});

const service = "https://maps.example/dir/?api=1";
const suite = { latitude: 40.63253, longitude: 22.94073 };
const tower = { latitude: 40.62643, longitude: 22.9484 };

test("directions to the suite have no start, so that the map application uses the visitor's position", () => {
  expect(Object.fromEntries(new URL(directionsAddress(service, suite)).searchParams)).toEqual({
    api: "1",
    destination: "40.63253,22.94073",
  });
});

test("directions from the suite to a place are on foot", () => {
  const url = new URL(directionsAddress(service, tower, suite));
  expect(url.searchParams.get("origin")).toBe("40.63253,22.94073");
  expect(url.searchParams.get("destination")).toBe("40.62643,22.9484");
  expect(url.searchParams.get("travelmode")).toBe("walking");
});
