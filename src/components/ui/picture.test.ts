import type { IGatsbyImageData } from "gatsby-plugin-image";
import { largestSize } from "./picture";

const image = (width: number, height: number, srcSet?: string): IGatsbyImageData => ({
  layout: "fullWidth",
  width,
  height,
  images: { fallback: { src: "/a.webp", ...(srcSet !== undefined && { srcSet }) } },
});

test.each([
  [image(1, 0.6666667, "/a.webp 480w,\n/b.webp 800w,\n/c.webp 1600w"), { width: 1600, height: 1067 }],
  [image(1, 1.25, "/a.webp 400w"), { width: 400, height: 500 }],
  [image(212, 42), { width: 212, height: 42 }],
])("the largest size of picture %# is in whole pixels", (picture, size) => {
  expect(largestSize(picture)).toEqual(size);
});
