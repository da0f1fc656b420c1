import { originalImage } from "./describe-image";
import { imageDataOf } from "./uploaded-picture";

const size = { width: 1600, height: 1066 };

test("lists AVIF files before the fallback files", () => {
  const image = { ...originalImage("/uploads/a.jpg"), srcSet: "/uploads/a.jpg?width=300 300w", placeholderUrl: "/b" };
  expect(imageDataOf({ ...image, avifSrcSet: "/uploads/a.jpg?format=avif 300w" }, size)).toMatchObject({
    ...size,
    images: {
      sources: [{ type: "image/avif", srcSet: "/uploads/a.jpg?format=avif 300w" }],
      fallback: { src: "/uploads/a.jpg", srcSet: image.srcSet },
    },
    placeholder: { fallback: "/b" },
  });
  expect(imageDataOf(image, size).images.sources).toEqual([]);
});

test("has no other sources for an original", () => {
  expect(imageDataOf(originalImage("/uploads/a.jpg"), size).images).toEqual({
    sources: [],
    fallback: { src: "/uploads/a.jpg" },
  });
});
