/** @jest-environment jsdom */
import { renderHook, waitFor } from "@testing-library/react";
import { originalImage } from "./describe-image";
import { imageDataOf, useUploadedImageNearView } from "./uploaded-picture";
import { optimizedAddresses } from "./api/optimized-addresses";

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

test("an original has only its own file", () => {
  expect(imageDataOf(originalImage("/uploads/a.jpg"), size).images).toEqual({
    sources: [],
    fallback: { src: "/uploads/a.jpg" },
  });
});

jest.mock("../../lib/dom/use-near-view", () => ({ useNearView: () => true }));
jest.mock("./api/optimized-addresses", () => ({ optimizedAddresses: jest.fn() }));

test("requests a picture at the width of its frame and the height given by its ratio", async () => {
  const address = "/functions/v1/uploads/bed.jpg";
  jest.mocked(optimizedAddresses).mockResolvedValue(originalImage(address));
  const frame = document.createElement("div");
  Object.defineProperty(frame, "offsetWidth", { value: 400 });
  const { result } = renderHook(() => useUploadedImageNearView(address, 1066 / 1600, { current: frame }));
  await waitFor(() => expect(result.current.image).not.toBeNull());
  expect(optimizedAddresses).toHaveBeenCalledWith(address, { width: 400, height: 267 });
});
