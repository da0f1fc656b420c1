/** @jest-environment jsdom */
import type { OptimizedImage } from "./describe-image";

const address = "/functions/v1/uploads/bed.jpg";
const optimized = `${address}?format=webp&width=300&quality=80`;

jest.mock("./formats", () => ({
  ...jest.requireActual<object>("./formats"),
  formatSupport: () => Promise.resolve({ avif: false, webp: true }),
}));

/** A fresh library, without what earlier tests have left in its cache. */
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

test("asks optimize-image with the five fields, and uses its address", async () => {
  const fetched = answer(200, { optimizedUrl: optimized, fallback: false });
  const image = await (await load())();
  expect(image.optimizedUrl).toBe(`${optimized}&compress=true`);
  expect(image.srcSet).toBe(`${image.optimizedUrl} 300w`);
  const [[url, { body }]] = fetched.mock.calls as [[string, { body: string }]];
  expect(url).toBe("/functions/v1/optimize-image");
  expect(JSON.parse(body)).toEqual({ imageUrl: address, width: 300, quality: 80, format: "webp" });
});

test("asks once for the same picture, and again after an hour", async () => {
  jest.useFakeTimers();
  const fetched = answer(200, { optimizedUrl: optimized });
  const addresses = await load();
  await Promise.all([addresses(), addresses()]);
  jest.advanceTimersByTime(3_599_000);
  await addresses();
  expect(fetched).toHaveBeenCalledTimes(1);
  jest.advanceTimersByTime(3_600_000);
  await addresses();
  expect(fetched).toHaveBeenCalledTimes(2);
  jest.useRealTimers();
});

test.each([
  ["fallback is set", 200, { optimizedUrl: optimized, fallback: true }],
  ["there is no address", 200, { fallback: false }],
  ["the address is empty", 200, { optimizedUrl: "", fallback: false }],
  ["the function fails", 500, { error: { code: "internal" } }],
  ["the picture is gone", 404, { error: { code: "not_found" } }],
  ["the answer is something else", 200, "a page"],
])("when %s, a warning is logged and the original source is returned", async (_, status, body) => {
  const warn = jest.spyOn(console, "warn").mockImplementation(() => undefined);
  const fetched = answer(status, body);
  const addresses = await load();
  expect(await addresses()).toMatchObject({ optimizedUrl: address, srcSet: "", avifSrcSet: "" });
  expect(warn).toHaveBeenCalledTimes(1);
  await addresses();
  expect(fetched).toHaveBeenCalledTimes(2);
});

test("a picture of the build is never asked for", async () => {
  const fetched = answer(200, {});
  expect((await (await load())("/static/bed.jpg")).optimizedUrl).toBe("/static/bed.jpg");
  expect(fetched).not.toHaveBeenCalled();
});
