/** @jest-environment jsdom */
import { renderHook, waitFor } from "@testing-library/react";
import { originalImage } from "./describe-image";
import { optimizedAddresses } from "./optimized-addresses";
import { useUploadedImageNearView } from "./use-uploaded-image";

jest.mock("../../lib/dom/use-near-view", () => ({ useNearView: () => true }));
jest.mock("./optimized-addresses", () => ({ optimizedAddresses: jest.fn() }));

test("requests a picture at the width of its frame and the height given by its ratio", async () => {
  const address = "/functions/v1/uploads/bed.jpg";
  jest.mocked(optimizedAddresses).mockResolvedValue(originalImage(address));
  const frame = document.createElement("div");
  Object.defineProperty(frame, "offsetWidth", { value: 400 });
  const { result } = renderHook(() => useUploadedImageNearView(address, 1066 / 1600, { current: frame }));
  await waitFor(() => expect(result.current.image).not.toBeNull());
  expect(optimizedAddresses).toHaveBeenCalledWith(address, { width: 400, height: 267 });
});
