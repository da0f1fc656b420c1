import { cropTo } from "./hero-files";

const frame = { width: 480, height: 270 };

describe("cropTo", () => {
  it("does not crop a picture that has the frame's aspect ratio", () => {
    expect(cropTo({ width: 2400, height: 1350 }, frame, { x: 10, y: 90 })).toEqual({
      left: 0,
      top: 0,
      width: 2400,
      height: 1350,
    });
  });

  it.each([
    [0, 0],
    [50, 275],
    [100, 550],
  ])(
    "a picture taller than the frame, with its focus at %p%% of its height, is cut to the part that starts %p px below its top",
    (y, top) => {
      expect(cropTo({ width: 1600, height: 1450 }, frame, { x: 50, y })).toEqual({
        left: 0,
        top,
        width: 1600,
        height: 900,
      });
    },
  );

  it("crops a wide picture at the left if the focus is at its right edge", () => {
    const crop = cropTo({ width: 2000, height: 900 }, frame, { x: 100, y: 50 });
    expect(crop).toEqual({ left: 400, top: 0, width: 1600, height: 900 });
  });
});
