import { distanceMetres, walkMinutes } from "./distance";

const suite = { latitude: 40.63253, longitude: 22.94073 };
const pace = { detourFactor: 1.3, metresPerMinute: 80 };

test("returns the straight-line distance in metres", () => {
  expect(distanceMetres(suite, { latitude: 40.62643, longitude: 22.9484 })).toBe(938);
  expect(distanceMetres(suite, suite)).toBe(0);
});

test("returns the walking time, at least one minute", () => {
  expect(walkMinutes(938, pace)).toBe(15);
  expect(walkMinutes(10, pace)).toBe(1);
});
