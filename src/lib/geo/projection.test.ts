import { distanceBetween, project, walkingMinutes } from "./projection";

const suite = { latitude: 40.63253, longitude: 22.94073 };
const whiteTower = { latitude: 40.62643, longitude: 22.9484 };
const frame = { west: 22.93338, north: 40.64078, metres: 1786 };

describe("distance", () => {
  it("is the straight line, in metres", () => {
    expect(Math.round(distanceBetween(suite, whiteTower))).toBe(938);
    expect(distanceBetween(suite, suite)).toBe(0);
    expect(distanceBetween(suite, whiteTower)).toBeCloseTo(distanceBetween(whiteTower, suite), 6);
  });

  it.each([
    [75, 1],
    [253, 4],
    [938, 15],
    [1885, 31],
    [0, 1],
  ])("takes %p m in %p minutes", (metres, minutes) => {
    expect(walkingMinutes(metres, { detourFactor: 1.3, metresPerMinute: 80 })).toBe(minutes);
  });
});

describe("projection", () => {
  it("puts the frame's corner at the origin", () => {
    expect(project(frame, 1000, { latitude: frame.north, longitude: frame.west })).toEqual({ x: 0, y: 0 });
  });

  it("keeps the drawing to scale in both directions", () => {
    const [a, b] = [project(frame, 1000, suite), project(frame, 1000, whiteTower)];
    const metres = (Math.hypot(b.x - a.x, b.y - a.y) * frame.metres) / 1000;
    expect(metres).toBeCloseTo(distanceBetween(suite, whiteTower), 0);
    expect(b.x).toBeGreaterThan(a.x);
    expect(b.y).toBeGreaterThan(a.y);
  });
});
