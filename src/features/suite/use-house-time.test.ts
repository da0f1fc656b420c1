import { houseTime } from "./use-house-time";

const athens = "Europe/Athens";

test.each([
  ["2026-01-15T12:00:00Z", { day: "01-15", time: "14:00" }],
  ["2026-07-15T12:00:00Z", { day: "07-15", time: "15:00" }],
  // The last evening of March in London is already April in Athens, in summer time.
  ["2026-03-31T21:30:00Z", { day: "04-01", time: "00:30" }],
  ["2026-09-30T20:59:00Z", { day: "09-30", time: "23:59" }],
  ["2026-09-30T21:00:00Z", { day: "10-01", time: "00:00" }],
  ["2026-12-31T22:05:00Z", { day: "01-01", time: "00:05" }],
])("%s as date and time in Athens", (moment, expected) => {
  expect(houseTime(new Date(moment), athens)).toEqual(expected);
});
