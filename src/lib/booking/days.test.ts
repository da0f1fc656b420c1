import {
  addDays,
  addMonths,
  clampDay,
  dayIn,
  daysInMonth,
  isChoosableDay,
  isDay,
  isInSeason,
  isOver,
  lastDayOf,
  nightsBetween,
  sameDayInMonth,
  todayIn,
  weekday,
  weeksOf,
} from "./days";

describe("days", () => {
  it.each([
    ["2026-12-31", true],
    ["2028-02-29", true],
    ["2026-02-29", false],
    ["2026-13-01", false],
    ["2026-1-01", false],
    ["20277-03-01", false],
    ["0027-03-01", false],
    ["0000-03-01", false],
    ["", false],
    [null, false],
    [20261231, false],
  ])("isDay(%p) is %p", (value, expected) => expect(isDay(value)).toBe(expected));

  it.each([
    ["2000-01-01", true],
    ["2099-12-31", true],
    ["1999-12-31", false],
    ["2100-01-01", false],
    ["20277-03-01", false],
    ["2026-02-30", false],
    ["", false],
  ])("isChoosableDay(%p) is %p", (value, expected) => expect(isChoosableDay(value)).toBe(expected));

  it.each([
    ["2026-12-31", 1, "2027-01-01"],
    ["2026-03-29", 1, "2026-03-30"], // clocks go forward in Greece
    ["2026-10-25", 1, "2026-10-26"],
    ["2028-02-28", 1, "2028-02-29"],
    ["2026-01-01", -1, "2025-12-31"],
  ])("addDays(%p, %p) is %p", (day, count, expected) => expect(addDays(day, count)).toBe(expected));

  it("counts nights across daylight saving changes and backwards", () => {
    expect(nightsBetween("2026-03-28", "2026-03-30")).toBe(2);
    expect(nightsBetween("2026-10-24", "2026-10-26")).toBe(2);
    expect(nightsBetween("2026-11-21", "2026-11-21")).toBe(0);
    expect(nightsBetween("2026-12-08", "2026-12-04")).toBe(-4);
  });

  it("adds months across years", () => {
    expect(addMonths("2026-12", 1)).toBe("2027-01");
    expect(addMonths("2026-01", -1)).toBe("2025-12");
    expect(daysInMonth("2028-02")).toBe(29);
    expect(lastDayOf("2027-02")).toBe("2027-02-28");
    expect(sameDayInMonth("2026-01-31", 1)).toBe("2026-02-28");
    expect(sameDayInMonth("2026-03-31", -1)).toBe("2026-02-28");
  });

  it("starts weeks on Monday", () => {
    expect(weekday("2026-12-07")).toBe(0);
    expect(weekday("2026-12-06")).toBe(6);
    const weeks = weeksOf("2026-12");
    expect(weeks).toHaveLength(5);
    expect(weeks[0]).toEqual([
      null,
      "2026-12-01",
      "2026-12-02",
      "2026-12-03",
      "2026-12-04",
      "2026-12-05",
      "2026-12-06",
    ]);
    expect(weeks.flat().filter(Boolean)).toHaveLength(31);
    expect(weeksOf("2027-02")).toHaveLength(4);
    expect(weeksOf("2026-08")).toHaveLength(6);
  });

  it("returns today's date at the house, not that of the visitor", () => {
    const lateEvening = new Date("2026-12-31T22:30:00Z");
    expect(todayIn("Europe/Athens", lateEvening)).toBe("2027-01-01");
    expect(todayIn("America/New_York", lateEvening)).toBe("2026-12-31");
  });

  it.each([
    ["2026-11-20T22:30:00Z", "2026-11-21"],
    ["2026-12-23T21:59:59Z", "2026-12-23"],
    ["2026-12-23T22:00:00Z", "2026-12-24"],
    ["2026-07-23T21:00:00Z", "2026-07-24"],
  ])("at %s, the date in Athens is %s", (moment, day) => {
    expect(dayIn("Europe/Athens", new Date(moment))).toBe(day);
    expect(todayIn("Europe/Athens", new Date(moment))).toBe(day);
  });

  it.each(["Europe/Athens", "Pacific/Auckland", "America/New_York"])(
    "the days around each change of clocks in %s are right at every hour",
    (zone) => {
      const clock = new Intl.DateTimeFormat("sv", { timeZone: zone, dateStyle: "short", timeStyle: "short" });
      /** By how many milliseconds the clocks of the zone are ahead of UTC. */
      const aheadAt = (time: number) => Date.parse(`${clock.format(time).replace(" ", "T")}Z`) - time;
      const noonOf = (day: string) => Date.parse(`${day}T12:00Z`);
      const days = Array.from({ length: nightsBetween("2024-01-01", "2031-01-01") }, (_, index) =>
        addDays("2024-01-01", index),
      );
      const changes = days.filter((day) => aheadAt(noonOf(day)) !== aheadAt(noonOf(day) - 86_400_000));
      expect(changes).toHaveLength(2 * 7);
      for (const change of changes) {
        const around = [addDays(change, -1), change, addDays(change, 1)];
        expect(around.map((day) => nightsBetween(around[0] ?? "", day))).toEqual([0, 1, 2]);
        expect(around.map((day) => (weekday(day) + 7 - weekday(around[0] ?? "")) % 7)).toEqual([0, 1, 2]);
        for (const day of around)
          for (const hour of ["00:30", "12:00", "23:30"]) {
            const utc = Date.parse(`${day}T${hour}Z`);
            const moment = utc - aheadAt(utc - aheadAt(utc));
            expect(clock.format(moment)).toBe(`${day} ${hour}`);
            expect([day, hour, dayIn(zone, new Date(moment))]).toEqual([day, hour, day]);
            expect([day, hour, todayIn(zone, new Date(moment))]).toEqual([day, hour, day]);
          }
      }
    },
  );

  it("clamps a day to a span", () => {
    expect(clampDay("2026-01-01", "2026-02-01", "2026-03-01")).toBe("2026-02-01");
    expect(clampDay("2026-04-01", "2026-02-01", "2026-03-01")).toBe("2026-03-01");
    expect(clampDay("2026-02-14", "2026-02-01", "2026-03-01")).toBe("2026-02-14");
  });
});

describe("seasons", () => {
  const summer = { from: "04-01", to: "09-30" };
  const winter = { from: "10-01", to: "03-31" };

  it.each([
    ["04-01", true],
    ["07-15", true],
    ["09-30", true],
    ["10-01", false],
    ["12-31", false],
    ["01-01", false],
    ["02-29", false],
    ["03-31", false],
  ])("%s is in summer: %s; in winter the opposite", (day, isSummer) => {
    expect(isInSeason(day, summer)).toBe(isSummer);
    expect(isInSeason(day, winter)).toBe(!isSummer);
  });

  it("a season can be a single day", () => {
    expect(isInSeason("05-01", { from: "05-01", to: "05-01" })).toBe(true);
    expect(isInSeason("05-02", { from: "05-01", to: "05-01" })).toBe(false);
  });

  it("a season of one year is over after its last day, a yearly season never", () => {
    const newYear = { from: "2026-12-30", to: "2027-01-01" };
    expect(isOver(newYear, "2027-01-01")).toBe(false);
    expect(isOver(newYear, "2027-01-02")).toBe(true);
    expect(isOver(winter, "2029-05-01")).toBe(false);
  });
});
