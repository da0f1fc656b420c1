/** @jest-environment jsdom */
import type { OptimizedImage } from "../describe-image";

const address = "/functions/v1/uploads/bed.jpg";
const optimized = `${address}?format=webp&width=300&quality=80`;

jest.mock("../upload-files", () => ({
  ...jest.requireActual<object>("../upload-files"),
  formatSupport: () => Promise.resolve({ avif: false, webp: true }),
}));

/** Imports the module afresh, with an empty cache. */
const load = async () => {
  jest.resetModules();
  const { optimizedAddresses } = await import("./optimized-addresses");
  return (source = address): Promise<OptimizedImage> => optimizedAddresses(source, { width: 300 });
};

const answer = (status: number, body: unknown) => {
  const fetched = jest
    .fn()
    .mockImplementation(() =>
      Promise.resolve({ ok: status < 400, status, headers: { get: () => null }, json: () => Promise.resolve(body) }),
    );
  globalThis.fetch = fetched;
  return fetched;
};

test("calls optimize-image with URL, width, quality and format, and uses the returned URL", async () => {
  const fetched = answer(200, { optimizedUrl: optimized, fallback: false });
  const image = await (await load())();
  expect(image.optimizedUrl).toBe(`${optimized}&compress=true`);
  expect(image.srcSet).toBe(`${image.optimizedUrl} 300w`);
  const [[url, { body }]] = fetched.mock.calls as [[string, { body: string }]];
  expect(url).toBe("/functions/v1/optimize-image");
  expect(JSON.parse(body)).toEqual({ imageUrl: address, width: 300, quality: 80, format: "webp" });
});

test("requests the same picture once, and again after an hour", async () => {
  jest.useFakeTimers();
  const fetched = answer(200, { optimizedUrl: optimized });
  const addresses = await load();
  await Promise.all([addresses(), addresses()]);
  jest.advanceTimersByTime(3_599_000);
  await addresses();
  expect(fetched).toHaveBeenCalledTimes(1);
  jest.advanceTimersByTime(1_000);
  await addresses();
  expect(fetched).toHaveBeenCalledTimes(2);
  jest.useRealTimers();
});

test.each([
  ["fallback is set", 200, { optimizedUrl: optimized, fallback: true }],
  ["there is no URL", 200, { fallback: false }],
  ["the URL is empty", 200, { optimizedUrl: "", fallback: false }],
  ["the function fails", 500, { error: { code: "internal" } }],
  ["the picture is gone", 404, { error: { code: "not_found" } }],
  ["the response has another shape", 200, "a page"],
])("when %s, a warning is logged and the original source is returned", async (_, status, body) => {
  const warn = jest.spyOn(console, "warn").mockImplementation(() => undefined);
  const fetched = answer(status, body);
  const addresses = await load();
  expect(await addresses()).toMatchObject({ optimizedUrl: address, srcSet: "", avifSrcSet: "" });
  expect(warn).toHaveBeenCalledTimes(1);
  await addresses();
  expect(fetched).toHaveBeenCalledTimes(2);
});

test("makes no request for a picture of the build", async () => {
  const fetched = answer(200, {});
  expect((await (await load())("/static/bed.jpg")).optimizedUrl).toBe("/static/bed.jpg");
  expect(fetched).not.toHaveBeenCalled();
});
