import { progressOf } from "./build-wish";

const asked = Date.parse("2026-11-20T10:00:00Z");

test.each([
  [null, "2026-11-20T09:00:00Z", asked, "none"],
  [asked, "2026-11-20T09:00:00Z", asked + 60_000, "building"],
  [asked, undefined, asked + 60_000, "building"],
  [asked, "2026-11-20T10:00:20Z", asked + 120_000, "done"],
  [asked, "2026-11-20T09:00:00Z", asked + 1_300_000, "late"],
] as const)("asked at %p, built at %p", (askedAt, builtAt, now, progress) => {
  expect(progressOf(askedAt, builtAt, now)).toBe(progress);
});
