import { ExpiringCache } from "./expiring-cache";

test("removes an entry after its lifetime", () => {
  let now = 0;
  const cache = new ExpiringCache<string>(3_600_000, 1000, () => now);
  cache.set("a", "first");
  now = 3_599_999;
  expect(cache.get("a")).toBe("first");
  now = 3_600_000;
  expect(cache.get("a")).toBeUndefined();
  expect(cache.size).toBe(0);
});

test("holds at most 1000 entries and removes the oldest first", () => {
  const cache = new ExpiringCache<number>(1000, 1000, () => 0);
  for (let index = 0; index < 1001; index += 1) cache.set(String(index), index);
  expect(cache.size).toBe(1000);
  expect(cache.get("0")).toBeUndefined();
  expect(cache.get("1000")).toBe(1000);
  cache.set("1", -1);
  cache.set("new", 0);
  expect(cache.get("1")).toBe(-1);
  expect(cache.get("2")).toBeUndefined();
});
