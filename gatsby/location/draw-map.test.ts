import { markersOf, clearLabels } from "./draw-map";

const frame = { west: 22.93338, north: 40.64078, metres: 1786 };
const place = (slug: string, latitude: number, longitude: number) => ({ slug, latitude, longitude });

describe("the markers of the drawn map", () => {
  it("are at their true position inside the frame", () => {
    const [rotunda] = markersOf(frame, [place("rotunda", 40.63333, 22.95294)], []);
    expect(rotunda).toEqual({ slug: "rotunda", x: 924, y: 464, beyond: null });
  });

  it("are at the edge for places outside the frame, with the direction", () => {
    const [north, south] = markersOf(
      frame,
      [place("ano-poli", 40.6416, 22.9596), place("umbrellas", 40.62063, 22.95124)],
      [],
    );
    expect(north).toMatchObject({ x: 960, y: 96 });
    expect(north?.beyond).toBeLessThan(0);
    expect(south).toMatchObject({ y: 904, beyond: 90 });
  });

  it("do not cover each other or the suite", () => {
    const [first, second] = markersOf(frame, [place("a", 40.6325, 22.941), place("b", 40.6325, 22.941)], []);
    expect(Math.hypot((first?.x ?? 0) - (second?.x ?? 0), (first?.y ?? 0) - (second?.y ?? 0))).toBeGreaterThanOrEqual(
      28,
    );
    const [moved] = markersOf(frame, [place("a", 40.6325, 22.941)], [{ x: first?.x ?? 0, y: (first?.y ?? 0) + 5 }]);
    expect(moved?.y).toBeLessThan((first?.y ?? 0) - 10);
  });
});

const label = (text: string, x: number, y: number, of = "street") => ({ text, of, x, y, angle: 0 });
const suite = { markers: [{ x: 700, y: 700 }], mark: [{ x: 500, y: 500 }], name: "House" };
const shown = (...labels: ReturnType<typeof label>[]) => clearLabels(labels, suite).map(({ text, x }) => [text, x]);

describe("the labels of the drawn map", () => {
  it("are left out when they would cover a number, the suite, its name or an earlier label", () => {
    expect(
      shown(label("Over a number", 700, 705), label("Over the suite", 500, 490), label("Over its name", 450, 486)),
    ).toEqual([]);
    expect(shown(label("First", 300, 300), label("Second", 320, 308), label("Third", 300, 360))).toEqual([
      ["First", 300],
      ["Third", 300],
    ]);
  });

  it("are shown once, at the first of their points that is free", () => {
    expect(shown(label("Street", 700, 705), label("Street", 600, 300), label("Street", 300, 300))).toEqual([
      ["Street", 600],
    ]);
  });

  it("are left out when they would be cropped; labels of water also when they would be under the button", () => {
    expect(shown(label("Far too long for here", 960, 300), label("Low", 500, 950))).toEqual([]);
    expect(shown(label("Gulf", 300, 880, "water"), label("Bay", 850, 880, "water"))).toEqual([["Bay", 850]]);
  });
});
