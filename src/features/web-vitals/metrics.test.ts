import { formatDay, formatLimit, formatLimitInText, formatMetric, formatShare, needsYear } from "./metrics";

const plain = (text: string) => text.replace(/\u00a0/g, " ");

test.each([
  ["lcp", 2514, "en", "2.51 s"],
  ["lcp", 2514, "el", "2,51 s"],
  ["inp", 215.4, "en", "215 ms"],
  ["fcpToLcp", 2739, "el", "2.739 ms"],
  ["cls", 0.0432, "en", "0.043"],
] as const)("%s %d in %s is %s", (metric, value, language, written) => {
  expect(plain(formatMetric(metric, value, language))).toBe(written);
});

test("formats limits and shares", () => {
  expect(formatLimit("lcp", 2500, "el")).toBe("2,5");
  expect(formatLimit("cls", 0.25, "en")).toBe("0.25");
  expect(plain(formatLimitInText("lcp", 2500, "el"))).toBe("2,5 s");
  expect(plain(formatLimitInText("inp", 200, "en"))).toBe("200 ms");
  expect(formatLimitInText("cls", 0.1, "en")).toBe("0.1");
  expect(plain(formatShare(3, 40, "el"))).toBe("7,5%");
  expect(formatShare(0, 0, "en")).toBe("0%");
});

test("dates have the year unless the period is wholly in the current year", () => {
  expect(needsYear("2026-01-01", "2026-11-27", "2026-11-27")).toBe(false);
  expect(needsYear("2025-12-31", "2026-01-01", "2026-11-27")).toBe(true);
  expect(needsYear("2025-11-01", "2025-11-27", "2026-11-27")).toBe(true);
  expect(formatDay("2026-10-24", "en")).toBe("24 Oct");
  expect(formatDay("2026-10-24", "en", true)).toBe("24 Oct 2026");
  expect(formatDay("2026-10-24", "el", true)).toBe("24 Οκτ 2026");
});
