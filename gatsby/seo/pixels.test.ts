import { copyOf, plain, put } from "./pixels";

const column = (pixels: ReturnType<typeof plain>, left: number): string[] =>
  Array.from({ length: pixels.height }, (_, row) => {
    const place = (row * pixels.width + left) * 3;
    return pixels.data.subarray(place, place + 3).toString("hex");
  });

test("draws a picture at the given position and does not change the rest", () => {
  const ground = plain(4, 4, "#faf7f2");
  put(plain(2, 2, "#23201c"), ground, 1, 2);
  expect(column(ground, 0)).toEqual(["faf7f2", "faf7f2", "faf7f2", "faf7f2"]);
  expect(column(ground, 1)).toEqual(["faf7f2", "faf7f2", "23201c", "23201c"]);
  expect(column(ground, 3)).toEqual(column(ground, 0));
});

test("cuts off what is above or below the ground", () => {
  const ground = plain(1, 3, "#ffffff");
  put(plain(1, 5, "#000000"), ground, 0, -4);
  expect(column(ground, 0)).toEqual(["000000", "ffffff", "ffffff"]);
  put(plain(1, 5, "#111111"), ground, 0, 2);
  expect(column(ground, 0)).toEqual(["000000", "ffffff", "111111"]);
});

test("drawing into a copy does not change the original", () => {
  const ground = plain(1, 1, "#ffffff");
  put(plain(1, 1, "#000000"), copyOf(ground), 0, 0);
  expect(column(ground, 0)).toEqual(["ffffff"]);
});
