import {
  dayRange,
  dayRangeInYear,
  fullDay,
  monthName,
  plainDay,
  shortDay,
  weekdayNames,
  withNumbersKept,
} from "./stay-texts";

beforeEach(() => jest.useFakeTimers({ now: new Date("2026-11-27T10:00:00Z") }));
afterEach(() => jest.useRealTimers());

describe("names of days", () => {
  it("names months", () => {
    expect(monthName("2026-12", "en")).toBe("December 2026");
    expect(monthName("2026-12", "el")).toBe("Δεκέμβριος 2026");
  });

  it("names days", () => {
    expect(shortDay("2026-12-04", "en")).toBe("Fri 4 December");
    expect(shortDay("2026-12-04", "el")).toBe("Παρ 4 Δεκεμβρίου");
    expect(plainDay("2026-12-04", "en")).toBe("4\u00a0December");
    expect(plainDay("2026-12-04", "el")).toBe("4\u00a0Δεκεμβρίου");
    expect(fullDay("2026-12-04", "en")).toBe("Friday 4 December 2026");
    expect(fullDay("2026-12-04", "el")).toBe("Παρασκευή 4 Δεκεμβρίου 2026");
  });

  it("names spans of days, with no line break between a day and its month", () => {
    expect(dayRange("2026-12-04", "2026-12-08", "en")).toBe("4–8\u00a0December");
    expect(dayRange("2026-12-04", "2026-12-08", "el")).toBe("4–8\u00a0Δεκεμβρίου");
    expect(dayRange("2026-11-28", "2026-12-02", "en")).toBe("28\u00a0November – 2\u00a0December");
    expect(dayRange("2026-11-28", "2026-12-02", "el")).toBe("28\u00a0Νοεμβρίου – 2\u00a0Δεκεμβρίου");
  });

  it("keeps each number with the word after it", () => {
    expect(withNumbersKept("Τρίτο άτομο: 3 διανυκτερεύσεις × 20")).toBe("Τρίτο άτομο: 3\u00a0διανυκτερεύσεις × 20");
  });

  it("names the year of a span once, or both years if it crosses New Year", () => {
    expect(dayRangeInYear("2026-12-04", "2026-12-08", "el")).toBe("4–8 Δεκεμβρίου 2026");
    expect(dayRangeInYear("2026-12-28", "2027-01-02", "en")).toBe("28 December 2026 – 2 January 2027");
  });

  it("adds the year if a day is more than ten months ahead", () => {
    expect(shortDay("2027-12-10", "en")).toBe("Fri 10 December 2027");
    expect(plainDay("2027-12-10", "el")).toBe("10\u00a0Δεκεμβρίου 2027");
    expect(dayRange("2027-12-10", "2027-12-13", "en")).toBe("10–13\u00a0December 2027");
    expect(dayRange("2027-11-28", "2027-12-02", "en")).toBe("28\u00a0November – 2\u00a0December 2027");
    expect(dayRange("2027-08-28", "2027-09-02", "en")).toBe("28\u00a0August – 2\u00a0September");
  });

  it("begins the week on Monday", () => {
    expect(weekdayNames("en").map(({ short }) => short)).toEqual(["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"]);
    expect(weekdayNames("el")[0]?.long).toBe("Δευτέρα");
  });
});
