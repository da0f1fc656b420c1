import { clearLabels } from "./labels";

const label = (text: string, x: number, y: number, of = "street") => ({ text, of, x, y, angle: 0 });
const suite = { markers: [{ x: 700, y: 700 }], mark: [{ x: 500, y: 500 }], name: "House" };
const shown = (...labels: ReturnType<typeof label>[]) => clearLabels(labels, suite).map(({ text, x }) => [text, x]);

describe("the labels of the drawn map", () => {
  it("are left out when they would cover a number, the suite, its name or an earlier label", () => {
    expect(
      shown(label("Over a number", 700, 705), label("Over the suite", 500, 490), label("Over it", 450, 486)),
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

  it("are left out when they would be cropped, or, on water, be under the button", () => {
    expect(shown(label("Far too long for here", 960, 300), label("Low", 500, 950))).toEqual([]);
    expect(shown(label("Gulf", 300, 880, "water"), label("Bay", 850, 880, "water"))).toEqual([["Bay", 850]]);
  });
});
