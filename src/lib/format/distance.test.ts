import { roundDistance } from "./distance";

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
