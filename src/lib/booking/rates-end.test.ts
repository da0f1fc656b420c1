import { ratesEnd } from "./rates-end";

test.each([
  ["2026-11-24", "ended"],
  ["2026-11-25", "ending"],
  ["2026-12-25", "ending"],
  ["2026-12-26", null],
])("on 25 November 2026, rates valid until %s are %s", (validUntil, state) => {
  expect(ratesEnd(validUntil, "2026-11-25")).toBe(state);
});
