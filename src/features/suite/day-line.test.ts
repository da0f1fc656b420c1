import { hoursOnLine, labelIn, minutesOf, positionOf, stretchesOf } from "./day-line";
import { houseTime } from "./use-house-time";

test.each([
  ["07:00", 0],
  ["11:00", 16.667],
  ["15:00", 33.333],
  ["19:00", 50],
  ["23:00", 66.667],
  ["00:00", 70.833],
  ["03:00", 83.333],
  ["06:59", 99.931],
])("places %s at %f per cent", (time, position) => {
  expect(positionOf(minutesOf(time))).toBe(position);
});

test.each([
  ["15:00", "17:30", [{ from: 33.333, to: 43.75 }]],
  ["23:00", "07:00", [{ from: 66.667, to: 100 }]],
  [
    "22:00",
    "07:30",
    [
      { from: 62.5, to: 100 },
      { from: 0, to: 2.083 },
    ],
  ],
  [
    "06:00",
    "16:00",
    [
      { from: 0, to: 37.5 },
      { from: 95.833, to: 100 },
    ],
  ],
  ["07:00", "07:00", [{ from: 0, to: 100 }]],
])("returns the parts of the line for %s to %s", (from, to, stretches) => {
  expect(stretchesOf({ from, to })).toEqual(stretches);
});

test.each(["7:00", "24:00", "12:60", "noon", ""])("rejects “%s”", (time) => {
  expect(() => minutesOf(time)).toThrow("HH:MM");
});

const ticks = (...times: readonly string[]) => times.map((time) => positionOf(minutesOf(time)));

test.each([
  ["15:00", ["11:00", "15:00"]],
  ["15:30", ["11:00", "15:30"]],
  ["16:15", ["11:00", "16:15"]],
  ["17:00", ["11:00", "17:00"]],
  ["14:00 and 16:00", ["14:00", "16:00"]],
])("the label of the quiet hours on a phone does not overlap the labels at %s", (_, times) => {
  const [stretch = { from: 0, to: 0 }] = stretchesOf({ from: "15:00", to: "17:30" });
  const at = stretch.from + (labelIn(stretch, ticks(...times)) / 100) * (stretch.to - stretch.from);
  for (const tick of ticks(...times)) expect(Math.abs(at - tick)).toBeGreaterThan(5.9);
  expect(Math.abs(at - (stretch.from + stretch.to) / 2)).toBeLessThan(8);
});

test("the label is in the middle of quiet hours during which nobody arrives or departs", () => {
  const [stretch = { from: 0, to: 0 }] = stretchesOf({ from: "23:00", to: "07:00" });
  expect(labelIn(stretch, ticks("11:00", "15:00"))).toBe(50);
});

test("lists the hours under the line in order", () => {
  expect(hoursOnLine.map(({ hour }) => hour)).toEqual([7, 11, 15, 19, 23, 3]);
  expect(hoursOnLine.map(({ position }) => position)).toEqual([0, 16.667, 33.333, 50, 66.667, 83.333]);
});

const athens = "Europe/Athens";

test.each([
  ["2026-01-15T12:00:00Z", { day: "01-15", time: "14:00" }],
  ["2026-07-15T12:00:00Z", { day: "07-15", time: "15:00" }],
  // 31 March in UTC, but already 1 April in Athens, where it is summer time by then.
  ["2026-03-31T21:30:00Z", { day: "04-01", time: "00:30" }],
  ["2026-09-30T20:59:00Z", { day: "09-30", time: "23:59" }],
  ["2026-09-30T21:00:00Z", { day: "10-01", time: "00:00" }],
  ["2026-12-31T22:05:00Z", { day: "01-01", time: "00:05" }],
])("%s as date and time in Athens", (moment, expected) => {
  expect(houseTime(new Date(moment), athens)).toEqual(expected);
});
