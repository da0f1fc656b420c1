/** @jest-environment jsdom */
import { preloadChunk, watchChunks } from "./preload-error";

const raised = jest.fn();
const failing = jest.fn(() => Promise.reject(new Error("gone")));
const loadChunk = () => (globalThis as unknown as { __webpack_chunk_load__: typeof failing }).__webpack_chunk_load__();

beforeAll(() => {
  Object.assign(globalThis, { __webpack_chunk_load__: failing });
  watchChunks();
  window.addEventListener("preload-error", raised);
});
beforeEach(() => raised.mockClear());

it("raises preload-error when a needed chunk cannot be loaded (specification §8)", async () => {
  await expect(loadChunk()).rejects.toThrow("gone");
  expect(raised).toHaveBeenCalledTimes(1);
});

it("raises nothing when a preload fails, and requests the chunk again when it is needed", async () => {
  const requests = failing.mock.calls.length;
  void preloadChunk(loadChunk);
  await new Promise((resolve) => setTimeout(resolve));
  expect(raised).not.toHaveBeenCalled();
  await expect(loadChunk()).rejects.toThrow("gone");
  expect(raised).toHaveBeenCalledTimes(1);
  expect(failing.mock.calls.length).toBe(requests + 2);
});

it("raises preload-error once if the chunk is needed while it is being preloaded", async () => {
  void preloadChunk(loadChunk);
  await Promise.all([loadChunk(), loadChunk()].map((needed) => expect(needed).rejects.toThrow("gone")));
  expect(raised).toHaveBeenCalledTimes(1);
});
