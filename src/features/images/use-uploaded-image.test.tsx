/** @jest-environment jsdom */
import { renderHook, waitFor } from "@testing-library/react";
import { originalImage } from "./describe-image";
import { optimiseImage } from "./optimise-image";
import { useUploadedImage } from "./use-uploaded-image";

jest.mock("../../lib/dom/use-near-view", () => ({ useNearView: () => true }));
jest.mock("./optimise-image", () => ({ optimiseImage: jest.fn() }));

test("a picture is asked for as wide as its frame, and as high as its ratio makes it there", async () => {
  const address = "/functions/v1/uploads/bed.jpg";
  jest.mocked(optimiseImage).mockResolvedValue(originalImage(address));
  const frame = document.createElement("div");
  Object.defineProperty(frame, "offsetWidth", { value: 400 });
  const { result } = renderHook(() => useUploadedImage(address, 1066 / 1600, { current: frame }));
  await waitFor(() => expect(result.current.image).not.toBeNull());
  expect(optimiseImage).toHaveBeenCalledWith(address, { width: 400, height: 267 });
});
