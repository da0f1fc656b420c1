import { type HouseHours, rightNow, isPublicHoliday, orthodoxEaster } from "./right-now";

const hours: HouseHours = {
  timeZone: "Europe/Athens",
  countryCode: "GR",
  quiet: [
    {
      dates: { from: "04-01", to: "09-30" },
      hours: [
        { from: "15:00", to: "17:30" },
        { from: "23:00", to: "07:00" },
      ],
    },
    {
      dates: { from: "10-01", to: "03-31" },
      hours: [
        { from: "15:30", to: "17:30" },
        { from: "22:00", to: "07:30" },
      ],
    },
  ],
  desk: { weekdays: { from: "08:30", to: "15:30" }, weekends: { from: "11:00", to: "15:30" } },
  checkOutBy: "11:00",
};

// Moments in UTC; Athens is two hours ahead in winter, three in summer.
test.each([
  ["a Wednesday morning", "2026-11-25T07:00Z", false, "15:30", true, "15:30", "today", "today", 120],
  ["a Wednesday at siesta", "2026-11-25T14:00Z", true, "17:30", false, "08:30", "tomorrow", "tomorrow", 1140],
  ["a Friday night", "2026-11-27T21:00Z", true, "07:30", false, "11:00", "tomorrow", "tomorrow", 720],
  ["a summer morning in quiet hours", "2026-07-01T03:30Z", true, "07:00", false, "08:30", "today", "today", 270],
  ["the first minute after quiet hours", "2026-07-01T04:00Z", false, "15:00", false, "08:30", "today", "today", 240],
  [
    "the minute in which the desk closes",
    "2026-11-25T13:30Z",
    true,
    "17:30",
    false,
    "08:30",
    "tomorrow",
    "tomorrow",
    1170,
  ],
  ["a holiday in the middle of the week", "2026-10-28T07:00Z", false, "15:30", false, "11:00", "today", "today", 120],
  ["the evening before a holiday", "2026-10-27T18:00Z", false, "22:00", false, "11:00", "tomorrow", "tomorrow", 900],
  ["the night in which the clock goes back", "2026-10-24T22:00Z", true, "07:30", false, "11:00", "today", "today", 660],
  [
    "the night in which the clock goes forward",
    "2026-03-28T23:00Z",
    true,
    "07:30",
    false,
    "11:00",
    "today",
    "today",
    540,
  ],
])("returns the state of the house for %s", (_, moment, quiet, until, open, at, deskDay, checkOutDay, minutes) => {
  expect(rightNow(new Date(moment), hours)).toEqual({
    quiet: { now: quiet, until },
    desk: { open, at, day: deskDay },
    checkOut: { day: checkOutDay, minutes },
  });
});

test("a span past midnight belongs to the day on which it began", () => {
  const late = { weekdays: { from: "08:00", to: "01:00" }, weekends: { from: "10:00", to: "22:00" } };
  const at = (moment: string) => rightNow(new Date(moment), { ...hours, desk: late });
  expect(at("2026-11-27T22:30Z").desk).toEqual({ open: true, at: "01:00", day: "today" });
  expect(at("2026-11-28T22:30Z").desk).toEqual({ open: false, at: "10:00", day: "today" });
  expect(at("2026-11-29T22:30Z").desk).toEqual({ open: false, at: "08:00", day: "today" });
  // Quiet hours that begin on 31 March end at 07:30, as in winter, although the summer hours begin on 1 April.
  expect(at("2026-03-31T21:30Z").quiet).toEqual({ now: true, until: "07:30" });
});

test.each([
  [2024, "2024-05-05"],
  [2025, "2025-04-20"],
  [2026, "2026-04-12"],
  [2027, "2027-05-02"],
  [2028, "2028-04-16"],
])("Easter of %i is on %s", (year, day) => {
  expect(orthodoxEaster(year)).toBe(day);
});

test.each([
  ["2026-02-23", "Clean Monday"],
  ["2026-04-10", "Good Friday"],
  ["2026-04-13", "Easter Monday"],
  ["2026-06-01", "Whit Monday"],
  ["2026-10-28", "Ochi Day"],
])("%s is a public holiday (%s)", (day) => {
  expect(isPublicHoliday(day, "GR")).toBe(true);
});

test("an ordinary day is not a holiday; outside Greece no day is", () => {
  expect(isPublicHoliday("2026-11-25", "GR")).toBe(false);
  expect(isPublicHoliday("2026-12-25", "DE")).toBe(false);
});
