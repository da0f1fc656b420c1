import { clockOffset } from "./clock-offset";

const now = Date.parse("2026-11-21T10:00:00Z");
const hour = 3_600_000;

test.each([
  ["a clock that is 26 hours ahead", { date: "Fri, 20 Nov 2026 08:00:00 GMT" }, -26 * hour],
  ["a clock that is three hours behind", { date: "Sat, 21 Nov 2026 13:00:00 GMT" }, 3 * hour],
  ["a difference of less than a minute", { date: "Sat, 21 Nov 2026 10:00:59 GMT" }, 0],
  ["a response without a date", {}, 0],
  ["a date that cannot be read", { date: "yesterday" }, 0],
])("the offset to the host's clock: %s", (_, headers, expected) => {
  expect(clockOffset({ headers: new Headers(headers) }, now)).toBe(expected);
});
