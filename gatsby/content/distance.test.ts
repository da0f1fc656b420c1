import { distanceMetres, walkMinutes } from "./distance";

const suite = { latitude: 40.63253, longitude: 22.94073 };
const pace = { detourFactor: 1.3, metresPerMinute: 80 };

test("straight lines over the ground", () => {
  expect(distanceMetres(suite, { latitude: 40.62643, longitude: 22.9484 })).toBe(938);
  expect(distanceMetres(suite, suite)).toBe(0);
});

test("minutes on foot, at least one", () => {
  expect(walkMinutes(938, pace)).toBe(15);
  expect(walkMinutes(10, pace)).toBe(1);
});
