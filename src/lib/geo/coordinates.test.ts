import { project, distanceMetres, walkMinutes } from "./coordinates";

const suite = { latitude: 40.63253, longitude: 22.94073 };
const whiteTower = { latitude: 40.62643, longitude: 22.9484 };
const frame = { west: 22.93338, north: 40.64078, metres: 1786 };

describe("projection", () => {
  it("projects the corner of the frame to the origin", () => {
    expect(project(frame, 1000, { latitude: frame.north, longitude: frame.west })).toEqual({ x: 0, y: 0 });
  });

  it("has the same scale in both directions", () => {
    const [a, b] = [project(frame, 1000, suite), project(frame, 1000, whiteTower)];
    const metres = (Math.hypot(b.x - a.x, b.y - a.y) * frame.metres) / 1000;
    // 938 m by the haversine formula.
    expect(Math.round(metres)).toBe(938);
    expect(b.x).toBeGreaterThan(a.x);
    expect(b.y).toBeGreaterThan(a.y);
  });
});

const pace = { detourFactor: 1.3, metresPerMinute: 80 };

test("returns the straight-line distance in metres", () => {
  expect(distanceMetres(suite, whiteTower)).toBe(938);
  expect(distanceMetres(suite, suite)).toBe(0);
});

test("returns the walking time, at least one minute", () => {
  expect(walkMinutes(938, pace)).toBe(15);
  expect(walkMinutes(10, pace)).toBe(1);
});
