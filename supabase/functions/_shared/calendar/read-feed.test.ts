import { execFileSync } from "node:child_process";
import fc from "fast-check";
import { addDays } from "../../../../src/lib/booking/days.ts";
import { countNights, hasNight } from "../../../../src/lib/booking/night-runs.ts";
import type { FeedRules } from "./event-nights.ts";
import type { FeedRefused } from "./feed-text.ts";
import { readFeed } from "./read-feed.ts";

const scope = { zone: "Europe/Athens", today: "2026-11-25", horizon: "2028-11-25" };
const usual: FeedRules = { ends: "checkout", transparent: "taken", sameDay: "night" };
const bytes = (text: string) => new TextEncoder().encode(text);

const event = (...lines: readonly string[]) => ["BEGIN:VEVENT", "UID:1@example", ...lines, "END:VEVENT"];
const calendar = (...lines: readonly (string | readonly string[])[]) =>
  ["BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//Example//EN", ...lines.flat(), "END:VCALENDAR", ""].join("\r\n");
const read = (text: string, rules: Partial<FeedRules> = {}) => readFeed(bytes(text), { ...usual, ...rules }, scope);
const december = event("DTSTART;VALUE=DATE:20261204", "DTEND;VALUE=DATE:20261208");
const nights4to7 = [["2026-12-04", "2026-12-08"]];

describe("nights of an entry", () => {
  test.each<[string, readonly string[], readonly (readonly string[])[]]>([
    ["dates, with the departure as the end", ["DTSTART;VALUE=DATE:20261204", "DTEND;VALUE=DATE:20261208"], nights4to7],
    ["eight digits without a type", ["DTSTART:20261204", "DTEND:20261208"], nights4to7],
    ["dates with hyphens", ["DTSTART;VALUE=DATE:2026-12-04", "DTEND;VALUE=DATE:2026-12-08"], nights4to7],
    ["no end", ["DTSTART;VALUE=DATE:20261204"], [["2026-12-04", "2026-12-05"]]],
    [
      "an end on the same day",
      ["DTSTART;VALUE=DATE:20261204", "DTEND;VALUE=DATE:20261204"],
      [["2026-12-04", "2026-12-05"]],
    ],
    ["a duration", ["DTSTART;VALUE=DATE:20261204", "DURATION:P4D"], nights4to7],
    ["a duration in hours from a date", ["DTSTART;VALUE=DATE:20261204", "DURATION:PT96H"], nights4to7],
    ["a duration of 3 days 20 hours", ["DTSTART:20261204T150000", "DURATION:P3DT20H"], nights4to7],
    [
      "a duration of 3 days 20 hours in the house's zone",
      ["DTSTART;TZID=Europe/Athens:20261204T150000", "DURATION:P3DT20H"],
      nights4to7,
    ],
    ["a duration in hours after a time in UTC", ["DTSTART:20261203T223000Z", "DURATION:PT107H"], nights4to7],
    [
      "a duration after a time in another zone",
      ["DTSTART;TZID=America/New_York:20261203T180000", "DURATION:P4DT10H"],
      nights4to7,
    ],
    [
      "a duration in days and in hours over the night on which summer time begins",
      ["DTSTART:20270327T000000", "DURATION:P1D", "RDATE;VALUE=PERIOD:20270327T150000/P1DT8H30M"],
      [["2027-03-27", "2027-03-28"]],
    ],
    [
      "a duration in hours over the end of summer time",
      ["DTSTART:20271030T150000", "DURATION:PT33H30M"],
      [["2027-10-30", "2027-10-31"]],
    ],
    [
      "a time in UTC late in the evening, the next day at the house",
      ["DTSTART:20261203T223000Z", "DTEND:20261208T090000Z"],
      nights4to7,
    ],
    [
      "times in the house's zone",
      ["DTSTART;TZID=Europe/Athens:20261204T150000", "DTEND;TZID=Europe/Athens:20261208T110000"],
      nights4to7,
    ],
    [
      "times in another zone",
      ["DTSTART;TZID=America/New_York:20261203T180000", "DTEND;TZID=America/New_York:20261208T040000"],
      nights4to7,
    ],
    ["times without a zone", ["DTSTART:20261204T150000", "DTEND:20261208T110000"], nights4to7],
    ["a cancelled entry", ["DTSTART;VALUE=DATE:20261204", "DTEND;VALUE=DATE:20261208", "STATUS:CANCELLED"], []],
    [
      "a transparent entry, taken by default",
      ["DTSTART;VALUE=DATE:20261204", "DTEND;VALUE=DATE:20261208", "TRANSP:TRANSPARENT"],
      nights4to7,
    ],
    [
      "an entry closed at Booking.com",
      ["DTSTART;VALUE=DATE:20261204", "DTEND;VALUE=DATE:20261208", "SUMMARY:CLOSED - Not available"],
      nights4to7,
    ],
    ["an entry in the past", ["DTSTART;VALUE=DATE:20261104", "DTEND;VALUE=DATE:20261108"], []],
    [
      "an entry that began before today",
      ["DTSTART;VALUE=DATE:20261120", "DTEND;VALUE=DATE:20261127"],
      [["2026-11-25", "2026-11-27"]],
    ],
    [
      "nights across a change of daylight saving time",
      ["DTSTART;VALUE=DATE:20270327", "DTEND;VALUE=DATE:20270329"],
      [["2027-03-27", "2027-03-29"]],
    ],
  ])("%s", (_, lines, taken) => {
    expect(read(calendar(event(...lines)))).toMatchObject({ taken, warnings: [] });
  });

  test.each<[string, Partial<FeedRules>, readonly string[], readonly (readonly string[])[]]>([
    [
      "the end as the last night",
      { ends: "lastNight" },
      ["DTSTART;VALUE=DATE:20261204", "DTEND;VALUE=DATE:20261207"],
      nights4to7,
    ],
    ["a transparent entry as free", { transparent: "free" }, ["DTSTART;VALUE=DATE:20261204", "TRANSP:TRANSPARENT"], []],
    [
      "an entry within one day as no night",
      { sameDay: "ignore" },
      ["DTSTART:20261204T100000", "DTEND:20261204T120000"],
      [],
    ],
  ])("a rule of the feed reads %s", (_, rules, lines, taken) => {
    expect(read(calendar(event(...lines)), rules).taken).toEqual(taken);
  });

  test("reports an end before the start and skips only that entry", () => {
    const turned = event("DTSTART;VALUE=DATE:20261220", "DTEND;VALUE=DATE:20261218");
    expect(read(calendar(turned, december))).toEqual({
      taken: nights4to7,
      notOpen: [],
      entries: 1,
      warnings: [{ kind: "endBeforeStart", count: 1 }],
    });
  });

  test("reads both entries with the same UID", () => {
    const later = event("DTSTART;VALUE=DATE:20261210", "DTEND;VALUE=DATE:20261212");
    expect(read(calendar(december, later)).taken).toEqual([...nights4to7, ["2026-12-10", "2026-12-12"]]);
  });
});

describe("format of the file", () => {
  const greek = calendar(event("SUMMARY:Κράτηση", "DTSTART;VALUE=DATE:20261204", "DTEND;VALUE=DATE:20261208"));
  const folded = (() => {
    const whole = bytes(greek);
    // Between the two bytes of a Greek letter.
    const at = whole.indexOf(0xce) + 1;
    return new Uint8Array([...whole.subarray(0, at), 13, 10, 32, ...whole.subarray(at)]);
  })();
  test.each<[string, Uint8Array]>([
    ["a byte order mark", bytes(`\uFEFF${greek}`)],
    ["line feeds without carriage returns", bytes(greek.replaceAll("\r\n", "\n"))],
    ["a letter split by folding", folded],
    ["lower-case keywords", bytes(greek.replace("BEGIN:VCALENDAR", "begin:vcalendar"))],
  ])("reads a file with %s", (_, file) => {
    expect(readFeed(file, usual, scope)).toMatchObject({ taken: nights4to7, warnings: [] });
  });

  test("skips and reports a broken line", () => {
    const broken = greek.replace("SUMMARY:Κράτηση", 'and a line that is none\r\nX-BAD;P="a:1\r\nSUMMARY:Κράτηση');
    expect(read(broken)).toMatchObject({ taken: nights4to7, warnings: [{ kind: "brokenLines", count: 2 }] });
  });

  test("skips and reports only the entry that cannot be read", () => {
    const bad = event("DTSTART;VALUE=DATE:20261220", "RRULE:FREQ=SOMETIMES");
    expect(read(calendar(bad, december))).toMatchObject({
      taken: nights4to7,
      warnings: [{ kind: "unreadableEntries", count: 1 }],
    });
  });

  test("reads a time zone that only the file defines", () => {
    const zone = [
      "BEGIN:VTIMEZONE",
      "TZID:House Time",
      "BEGIN:STANDARD",
      "DTSTART:19700101T000000",
      "TZOFFSETFROM:-1000",
      "TZOFFSETTO:-1000",
      "END:STANDARD",
      "END:VTIMEZONE",
    ];
    const stay = event("DTSTART;TZID=House Time:20261203T150000", "DTEND;TZID=House Time:20261208T010000");
    expect(read(calendar(zone, stay)).taken).toEqual(nights4to7);
  });

  test("reads summer and winter time in a zone that only the file defines, as Outlook writes it", () => {
    const change = (name: string, month: number, from: string, to: string) => [
      `BEGIN:${name}`,
      "DTSTART:16010101T020000",
      `TZOFFSETFROM:${from}`,
      `TZOFFSETTO:${to}`,
      `RRULE:FREQ=YEARLY;INTERVAL=1;BYDAY=1SU;BYMONTH=${month}`,
      `END:${name}`,
    ];
    const zone = [
      ["BEGIN:VTIMEZONE", "TZID:Far West"],
      change("STANDARD", 11, "-0900", "-1000"),
      change("DAYLIGHT", 3, "-1000", "-0900"),
      ["END:VTIMEZONE"],
    ];
    // The house's time is twelve hours ahead of this zone, in summer and in winter.
    const stay = (from: string, to: string) =>
      event(`DTSTART;TZID=Far West:${from}T120000`, `DTEND;TZID=Far West:${to}T115900`);
    const { taken } = read(calendar(...zone, stay("20261203", "20261207"), stay("20270703", "20270707")));
    expect(taken).toEqual([
      ["2026-12-04", "2026-12-07"],
      ["2027-07-04", "2027-07-07"],
    ]);
  });

  test("reads times as local times if the zone's definition cannot be read", () => {
    const zone = ["BEGIN:VTIMEZONE", "TZID:Odd", "BEGIN:STANDARD", "DTSTART:1601", "TZOFFSETTO:+1000", "END:STANDARD"];
    const stay = event("DTSTART;TZID=Odd:20261204T150000", "DTEND;TZID=Odd:20261208T110000");
    expect(read(calendar(zone, "END:VTIMEZONE", stay))).toMatchObject({ taken: nights4to7, warnings: [] });
  });

  test("skips and reports an unclosed entry, and reads the next one", () => {
    const bad = event("DTSTART;VALUE=DATE:20261220", "RRULE:FREQ=SOMETIMES");
    const open = event("DTSTART;VALUE=DATE:20261222").slice(0, -1);
    expect(read(calendar(bad, open, december, "END:OTHER"))).toMatchObject({
      taken: nights4to7,
      warnings: [{ kind: "unreadableEntries", count: 2 }],
    });
  });

  test.each<[string, readonly string[], number]>([
    ["lines with many commas in many parameters", [`X-BAD${";A=,,,".repeat(14)}`], 1],
    [
      "unclosed entries",
      [
        ...event("DTSTART;VALUE=DATE:20261220", "RRULE:FREQ=SOMETIMES"),
        ...Array.from({ length: 20_000 }, () => "BEGIN:VEVENT"),
        ...Array.from({ length: 20_000 }, () => "END:OTHER"),
      ],
      20_001,
    ],
    [
      "a zone that changes every minute",
      [
        ...["BEGIN:VTIMEZONE", "TZID:Busy", "BEGIN:STANDARD", "DTSTART:20260101T000000", "RRULE:FREQ=MINUTELY"],
        ...["TZOFFSETFROM:+0100", "TZOFFSETTO:+0100", "END:STANDARD", "END:VTIMEZONE"],
        ...event("DTSTART;TZID=Busy:20261204T120000", "DTEND;TZID=Busy:20261208T120000"),
      ],
      0,
    ],
    [
      "thousands of zones",
      Array.from({ length: 2_000 }, (_, index) => [
        ...["BEGIN:VTIMEZONE", `TZID:Zone ${index}`, "BEGIN:STANDARD", "DTSTART:19700101T000000"],
        ...["TZOFFSETFROM:+0100", "TZOFFSETTO:+0100", "RRULE:FREQ=YEARLY", "END:STANDARD", "END:VTIMEZONE"],
        ...event(`DTSTART;TZID=Zone ${index}:20261204T120000`, `DTEND;TZID=Zone ${index}:20261208T120000`),
      ]).flat(),
      0,
    ],
  ])("needs less than two seconds of CPU time for %s", (_, lines, bad) => {
    const before = process.cpuUsage();
    const { taken, warnings } = read(calendar(december, lines));
    const { user, system } = process.cpuUsage(before);
    expect(taken).toEqual(nights4to7);
    expect(warnings.reduce((sum, { count }) => sum + count, 0)).toBe(bad);
    expect((user + system) / 1e6).toBeLessThan(2);
  });

  test.each<[string, string, FeedRefused["reason"]]>([
    ["a sign-in page", "<!doctype html><title>Sign in</title>", "notCalendar"],
    ["an empty file", "", "notCalendar"],
    ["a file that ends between entries", calendar(december).replace("END:VCALENDAR\r\n", ""), "cut"],
    ["a file that ends inside an entry", `${calendar(december).slice(0, 120)}\r\nEND:VCALENDAR`, "cut"],
  ])("rejects %s", (_, text, reason) => {
    expect(() => read(text)).toThrow(expect.objectContaining({ name: "FeedRefused", reason }) as Error);
  });

  test("accepts an empty calendar", () => {
    expect(read(calendar())).toEqual({ taken: [], notOpen: [], entries: 0, warnings: [] });
  });
});

describe("the end of the booking window", () => {
  const window = /^Airbnb \(Not available\)$/;
  const blocked = (from: string, to: string) =>
    event(`DTSTART;VALUE=DATE:${from}`, `DTEND;VALUE=DATE:${to}`, "SUMMARY:Airbnb (Not available)");

  test("reads the last match of `window` as not open yet, and the others as taken", () => {
    const feed = calendar(
      blocked("20261204", "20261208"),
      event("DTSTART;VALUE=DATE:20270110", "DTEND;VALUE=DATE:20270112"),
      blocked("20271124", "20281124"),
    );
    expect(read(feed, { window })).toMatchObject({
      taken: [...nights4to7, ["2027-01-10", "2027-01-12"]],
      notOpen: [["2027-11-24", "2028-11-24"]],
    });
  });

  test("reads a match of `window` as taken if a booking follows", () => {
    expect(
      read(calendar(blocked("20261204", "20261208"), event("DTSTART;VALUE=DATE:20270110")), { window }).notOpen,
    ).toEqual([]);
  });
});

describe("repeated entries", () => {
  const nights4And6And8 = {
    taken: [
      ["2026-12-04", "2026-12-05"],
      ["2026-12-06", "2026-12-07"],
      ["2026-12-08", "2026-12-09"],
    ],
    warnings: [],
  };

  test("are repeated up to the horizon if they have no end", () => {
    const { taken, warnings } = read(calendar(event("DTSTART;VALUE=DATE:20261204", "RRULE:FREQ=WEEKLY")));
    expect(taken).toHaveLength(104);
    expect(taken.at(-1)?.[0]).toBe("2028-11-24");
    expect(warnings).toEqual([]);
  });

  const fridays = [
    ["2026-12-04", "2026-12-05"],
    ["2026-12-11", "2026-12-12"],
    ["2026-12-18", "2026-12-19"],
  ];
  const atMidnight = [
    "DTSTART;TZID=Europe/Athens:20261204T000000",
    "DTEND;TZID=Europe/Athens:20261205T000000",
    "RRULE:FREQ=WEEKLY",
  ];
  const inNewYork = [
    "DTSTART;TZID=America/New_York:20261203T180000",
    "DTEND;TZID=America/New_York:20261205T040000",
    "RRULE:FREQ=WEEKLY;BYDAY=TH",
  ];

  test.each<[string, readonly string[], string]>([
    ["a count of Thursdays in New York", inNewYork, ";COUNT=3"],
    [
      "a count of Thursdays in UTC",
      ["DTSTART:20261203T220000Z", "DTEND:20261204T220000Z", "RRULE:FREQ=WEEKLY;BYDAY=TH"],
      ";COUNT=3",
    ],
    ["the last start in UTC", atMidnight, ";UNTIL=20261217T220000Z"],
    ["the last start in the zone of the entry", inNewYork, ";UNTIL=20261217T180000"],
    ["the last day in the zone of the entry", inNewYork, ";UNTIL=20261217"],
    ["one second before the next start", atMidnight, ";UNTIL=20261224T215959Z"],
    ["the last day", ["DTSTART;VALUE=DATE:20261204", "RRULE:FREQ=WEEKLY"], ";UNTIL=20261218"],
  ])("take the nights of Fridays at the house until the limit of the rule: %s", (_, lines, limit) => {
    expect(read(calendar(event(...lines.slice(0, -1), `${lines.at(-1)}${limit}`)))).toMatchObject({
      taken: fridays,
      warnings: [],
    });
  });

  test("start one night earlier while only the other zone has summer time, but end on their usual day", () => {
    const lines = [
      "DTSTART;TZID=America/New_York:20270304T173000",
      "DTEND;TZID=America/New_York:20270306T040000",
      "RRULE:FREQ=WEEKLY;COUNT=3",
    ];
    expect(read(calendar(event(...lines))).taken).toEqual([
      ["2027-03-05", "2027-03-06"],
      ["2027-03-12", "2027-03-13"],
      ["2027-03-18", "2027-03-20"],
    ]);
  });

  test("take the night of their start, even if no rule matches it, and the nights of each rule", () => {
    const lines = [
      "DTSTART;VALUE=DATE:20261204",
      "RRULE:FREQ=WEEKLY;BYDAY=SU;COUNT=1",
      "RRULE:FREQ=WEEKLY;BYDAY=TU;COUNT=1",
    ];
    expect(read(calendar(event(...lines)))).toMatchObject(nights4And6And8);
  });

  test("leave excluded days free", () => {
    const lines = ["DTSTART;VALUE=DATE:20261204", "RRULE:FREQ=DAILY;COUNT=3", "EXDATE;VALUE=DATE:20261205"];
    expect(read(calendar(event(...lines))).taken).toEqual([
      ["2026-12-04", "2026-12-05"],
      ["2026-12-06", "2026-12-07"],
    ]);
  });

  test.each<[string, readonly string[]]>([
    [
      "times in UTC, the next day at the house",
      [
        "DTSTART:20261203T220000Z",
        "DTEND:20261204T220000Z",
        "RRULE:FREQ=DAILY;COUNT=5",
        "EXDATE:20261204T220000Z,20261206T220000Z",
      ],
    ],
    [
      "times in another zone",
      [
        "DTSTART;TZID=America/New_York:20261203T180000",
        "DTEND;TZID=America/New_York:20261204T040000",
        "RRULE:FREQ=DAILY;COUNT=5",
        "EXDATE;TZID=America/New_York:20261204T180000,20261206T180000",
      ],
    ],
    [
      "times in the house's zone",
      [
        "DTSTART;TZID=Europe/Athens:20261204T000000",
        "DTEND;TZID=Europe/Athens:20261205T000000",
        "RRULE:FREQ=DAILY;COUNT=5",
        "EXDATE;TZID=Europe/Athens:20261205T000000",
        "EXDATE;TZID=Europe/Athens:20261207T000000",
      ],
    ],
    [
      "eight digits without a type",
      ["DTSTART:20261204", "DTEND:20261205", "RRULE:FREQ=DAILY;COUNT=5", "EXDATE:20261205,20261207"],
    ],
    [
      "dates with hyphens",
      [
        "DTSTART;VALUE=DATE:2026-12-04",
        "DTEND;VALUE=DATE:2026-12-05",
        "RRULE:FREQ=DAILY;COUNT=5",
        "EXDATE;VALUE=DATE:2026-12-05,2026-12-07",
      ],
    ],
  ])("leave free the days that are excluded with %s", (_, lines) => {
    expect(read(calendar(event(...lines)))).toMatchObject(nights4And6And8);
  });

  test("are also read if an excluded day is in the year 1, as some calendar programs write it", () => {
    const lines = [
      "DTSTART;VALUE=DATE:20261204",
      "EXDATE;TZID=Europe/London:00010101T000000",
      "EXDATE:00010101T000000Z",
    ];
    expect(read(calendar(event(...lines)))).toMatchObject({ taken: [["2026-12-04", "2026-12-05"]], warnings: [] });
  });

  test.each<[string, readonly string[]]>([
    ["dates", ["DTSTART;VALUE=DATE:20261204", "DTEND;VALUE=DATE:20261205", "RDATE;VALUE=DATE:20261206,20261208"]],
    ["times in UTC", ["DTSTART:20261203T220000Z", "DTEND:20261204T220000Z", "RDATE:20261205T220000Z,20261207T220000Z"]],
    [
      "times in another zone",
      [
        "DTSTART;TZID=America/New_York:20261203T180000",
        "DTEND;TZID=America/New_York:20261204T040000",
        "RDATE;TZID=America/New_York:20261205T180000,20261207T180000",
      ],
    ],
    [
      "periods",
      [
        "DTSTART:20261203T220000Z",
        "DTEND:20261204T220000Z",
        "RDATE;VALUE=PERIOD:20261205T220000Z/P1D,20261207T220000Z/20261208T220000Z",
      ],
    ],
  ])("take the days that are added with %s", (_, lines) => {
    expect(read(calendar(event(...lines)))).toMatchObject(nights4And6And8);
  });

  test.each<[string, string]>([
    ["end", "20261210T150000/20261213T110000"],
    ["duration", "20261210T150000/P2DT20H"],
  ])("take all nights of an added period with its own %s", (_, period) => {
    const lines = ["DTSTART:20261204T150000", "DTEND:20261205T110000", `RDATE;VALUE=PERIOD:${period}`];
    expect(read(calendar(event(...lines)))).toMatchObject({
      taken: [
        ["2026-12-04", "2026-12-05"],
        ["2026-12-10", "2026-12-13"],
      ],
      warnings: [],
    });
  });

  test("keep their other nights, and a warning is returned, if an added period ends before it starts", () => {
    const lines = ["DTSTART:20261204T150000", "DTEND:20261205T110000", "RDATE;VALUE=PERIOD:20261210T150000/-P1D"];
    expect(read(calendar(event(...lines)))).toMatchObject({
      taken: [["2026-12-04", "2026-12-05"]],
      warnings: [{ kind: "endBeforeStart", count: 1 }],
    });
  });

  test("keep their other nights, and a warning is returned, if an added day is not valid", () => {
    const lines = ["DTSTART;VALUE=DATE:20261204", "RDATE;VALUE=DATE:20261399,20261206"];
    expect(read(calendar(event(...lines)))).toMatchObject({
      taken: [
        ["2026-12-04", "2026-12-05"],
        ["2026-12-06", "2026-12-07"],
      ],
      warnings: [{ kind: "withoutDay", count: 1 }],
    });
  });

  describe("with a changed occurrence", () => {
    /** The first three Friday nights of December 2026, as Google Calendar exports them. */
    const weekly = event(
      "DTSTART;TZID=Europe/Athens:20261204T000000",
      "DTEND;TZID=Europe/Athens:20261205T000000",
      "RRULE:FREQ=WEEKLY;COUNT=3;BYDAY=FR",
      "DTSTAMP:20261120T090000Z",
      "SUMMARY:Family",
    );
    const first = ["2026-12-04", "2026-12-05"];
    const second = ["2026-12-11", "2026-12-12"];
    const third = ["2026-12-18", "2026-12-19"];
    const moved = ["DTSTART;TZID=Europe/Athens:20261213T000000", "DTEND;TZID=Europe/Athens:20261215T000000"];
    const unmoved = ["DTSTART;TZID=Europe/Athens:20261211T000000", "DTEND;TZID=Europe/Athens:20261212T000000"];
    const other = (lines: readonly string[], uid: string) => [
      "BEGIN:VEVENT",
      ...(uid === "" ? [] : [`UID:${uid}`]),
      ...lines,
      "END:VEVENT",
    ];

    test.each<[string, readonly string[], readonly (readonly string[])[]]>([
      [
        "take the new nights instead of the old ones",
        event("RECURRENCE-ID;TZID=Europe/Athens:20261211T000000", ...moved),
        [first, ["2026-12-13", "2026-12-15"], third],
      ],
      [
        "find the old day by its time in UTC",
        event("RECURRENCE-ID:20261210T220000Z", ...moved),
        [first, ["2026-12-13", "2026-12-15"], third],
      ],
      [
        "find the old day by its date",
        event("RECURRENCE-ID:20261211", ...moved),
        [first, ["2026-12-13", "2026-12-15"], third],
      ],
      [
        "leave a cancelled day free",
        event("RECURRENCE-ID;TZID=Europe/Athens:20261211T000000", ...unmoved, "STATUS:CANCELLED"),
        [first, third],
      ],
      [
        "stay the same if only the title changed",
        event("RECURRENCE-ID;TZID=Europe/Athens:20261211T000000", ...unmoved, "SUMMARY:Friends"),
        [first, second, third],
      ],
      [
        "keep the old nights if the new ones cannot be read",
        event("RECURRENCE-ID;TZID=Europe/Athens:20261211T000000"),
        [first, second, third],
      ],
      [
        "keep all nights if another series was changed",
        other(["RECURRENCE-ID:20261210T220000Z", "STATUS:CANCELLED"], "2@example"),
        [first, second, third],
      ],
    ])("%s", (_, change, taken) => {
      expect(read(calendar(weekly, change)).taken).toEqual(taken);
      expect(read(calendar(change, weekly)).taken).toEqual(taken);
    });

    const fromSecond = "RECURRENCE-ID;RANGE=THISANDFUTURE;TZID=Europe/Athens:20261211T000000";
    test.each<[string, readonly (readonly string[])[], readonly (readonly string[])[]]>([
      ["are moved", [event(fromSecond, ...moved)], [first, ["2026-12-13", "2026-12-15"], ["2026-12-20", "2026-12-22"]]],
      ["are cancelled", [event(fromSecond, ...unmoved, "STATUS:CANCELLED")], [first]],
      ["keep their nights if the new ones cannot be read", [event(fromSecond)], [first, second, third]],
      [
        "follow the last change before them",
        [
          event("RECURRENCE-ID;RANGE=THISANDFUTURE:20261203T220000Z", "DTSTART;VALUE=DATE:20261205"),
          event("RECURRENCE-ID;RANGE=THISANDFUTURE:20261217T220000Z", "DTSTART;VALUE=DATE:20261230"),
        ],
        [
          ["2026-12-05", "2026-12-06"],
          ["2026-12-12", "2026-12-13"],
          ["2026-12-30", "2026-12-31"],
        ],
      ],
      [
        "can be changed once more",
        [event(fromSecond, ...moved), event("RECURRENCE-ID:20261217T220000Z", "DTSTART;VALUE=DATE:20261230")],
        [first, ["2026-12-13", "2026-12-15"], ["2026-12-30", "2026-12-31"]],
      ],
    ])("with RANGE=THISANDFUTURE: later occurrences %s", (_, changes, taken) => {
      expect(read(calendar(weekly, ...changes)).taken).toEqual(taken);
      expect(read(calendar(...[...changes].reverse(), weekly)).taken).toEqual(taken);
    });

    test("take the nights that RANGE=THISANDFUTURE moves from the past, or from after the horizon, into the period", () => {
      const daily = event("DTSTART;VALUE=DATE:20261001", "RRULE:FREQ=DAILY;UNTIL=20261031");
      const later = event("RECURRENCE-ID;RANGE=THISANDFUTURE:20261030", "DTSTART;VALUE=DATE:20261204");
      expect(read(calendar(daily, later)).taken).toEqual([["2026-12-04", "2026-12-06"]]);
      const endless = event("DTSTART;VALUE=DATE:20281123", "RRULE:FREQ=WEEKLY");
      const earlier = event("RECURRENCE-ID;RANGE=THISANDFUTURE:20281130", "DTSTART;VALUE=DATE:20281101");
      expect(read(calendar(endless, earlier)).taken).toEqual([
        ["2028-11-01", "2028-11-02"],
        ["2028-11-08", "2028-11-09"],
        ["2028-11-15", "2028-11-16"],
        ["2028-11-22", "2028-11-24"],
      ]);
    });

    test("leave a day free if its change is marked as free and the feed's rules count such entries as free", () => {
      const free = event("RECURRENCE-ID:20261210T220000Z", ...unmoved, "TRANSP:TRANSPARENT");
      expect(read(calendar(weekly, free), { transparent: "free" }).taken).toEqual([first, third]);
      expect(read(calendar(weekly, free)).taken).toEqual([first, second, third]);
    });

    test("keep all nights if neither the event nor the change has a UID", () => {
      const change = other(["RECURRENCE-ID:20261204", "STATUS:CANCELLED"], "");
      expect(read(calendar(other(["DTSTART:20261204"], ""), change)).taken).toEqual([first]);
    });
  });

  test("are also read if the rule started long ago", () => {
    const { taken } = read(calendar(event("DTSTART;VALUE=DATE:20100101", "RRULE:FREQ=DAILY;UNTIL=20261130")));
    expect(taken).toEqual([["2026-11-25", "2026-12-01"]]);
  });

  test.each([
    "FREQ=DAILY;BYMONTH=2;BYMONTHDAY=30",
    "FREQ=DAILY;INTERVAL=7;BYDAY=MO",
    "FREQ=WEEKLY;BYMONTH=2;BYMONTHDAY=31",
    "FREQ=MONTHLY;BYDAY=MO;BYSETPOS=9",
    "FREQ=YEARLY;BYMONTH=4;BYDAY=1MO;BYMONTHDAY=15,16,17",
    "FREQ=YEARLY;BYYEARDAY=366;INTERVAL=4",
    "FREQ=HOURLY;BYMONTH=2;BYMONTHDAY=30",
    "FREQ=SECONDLY;BYMONTH=2;BYMONTHDAY=30",
    "FREQ=MINUTELY;BYHOUR=25",
    "FREQ=DAILY;COUNT=3;BYMONTH=2;BYMONTHDAY=30",
  ])("take no further night if no day matches the rule %s", (rule) => {
    const before = process.cpuUsage();
    const { taken } = read(calendar(december, event("DTSTART;VALUE=DATE:20261204", `RRULE:${rule}`)));
    const { user, system } = process.cpuUsage(before);
    expect(taken).toEqual(nights4to7);
    expect((user + system) / 1e6).toBeLessThan(2);
  });

  test("are no longer repeated, and a warning is returned, once a file has too many repeats to read", () => {
    const endless = event("DTSTART;VALUE=DATE:19700101", "RRULE:FREQ=DAILY");
    const before = process.cpuUsage();
    const { taken, warnings } = read(calendar(december, ...Array.from({ length: 500 }, () => endless)));
    const { user, system } = process.cpuUsage(before);
    expect(taken).toEqual([[scope.today, scope.horizon]]);
    expect(warnings).toEqual([{ kind: "tooManyRepeats", count: 498 }]);
    expect((user + system) / 1e6).toBeLessThan(2);
  });
});

test("reads 20,000 entries within two seconds of CPU time", () => {
  const entries = Array.from({ length: 20_000 }, (_, index) => {
    const day = addDays("2026-11-25", index % 700).replaceAll("-", "");
    return event(`DTSTART;VALUE=DATE:${day}`, "SUMMARY:Reserved");
  });
  const before = process.cpuUsage();
  const { taken } = read(calendar(...entries));
  const { user, system } = process.cpuUsage(before);
  expect(countNights(taken)).toBe(700);
  expect((user + system) / 1e6).toBeLessThan(2);
});

test("reads a file with 150 time zones within two seconds of CPU time", () => {
  const zones = Intl.supportedValuesOf("timeZone").slice(0, 150);
  const days = Array.from(
    { length: 40_000 },
    (_, index) => `EXDATE;TZID=${zones[index % zones.length]}:20261201T180000`,
  );
  const before = process.cpuUsage();
  const { taken } = read(calendar(event("DTSTART;VALUE=DATE:20261126", ...days)));
  const { user, system } = process.cpuUsage(before);
  expect(countNights(taken)).toBe(1);
  expect((user + system) / 1e6).toBeLessThan(2);
});

test("reads 50,000 added days in another zone within two seconds of CPU time", () => {
  const days = Array.from({ length: 50_000 }, (_, index) => {
    const day = addDays("2026-11-25", index % 700).replaceAll("-", "");
    return `${day}T180000`;
  });
  const before = process.cpuUsage();
  const { taken } = read(
    calendar(event("DTSTART;TZID=Europe/London:20261125T180000", `RDATE;TZID=Europe/London:${days.join(",")}`)),
  );
  const { user, system } = process.cpuUsage(before);
  expect(countNights(taken)).toBe(700);
  expect((user + system) / 1e6).toBeLessThan(2);
});

test("reads 5,000 changes of all later occurrences, for 5,000 entries, within two seconds of CPU time", () => {
  const changes = Array.from({ length: 5_000 }, (_, index) => {
    const day = addDays("2026-11-25", index % 700).replaceAll("-", "");
    return event(`RECURRENCE-ID;RANGE=THISANDFUTURE:${day}`, `DTSTART:${day}`);
  });
  const before = process.cpuUsage();
  const { taken } = read(calendar(...changes, ...Array.from({ length: 5_000 }, () => event("DTSTART:20261204"))));
  const { user, system } = process.cpuUsage(before);
  expect(countNights(taken)).toBe(700);
  expect((user + system) / 1e6).toBeLessThan(2);
});

test("reads the same nights in every time zone of the server", () => {
  const feed = calendar(
    december,
    event("DTSTART:20270327T150000", "DTEND:20270329T110000"),
    event("DTSTART:20271030T223000Z", "DTEND:20271102T003000Z"),
    event("DTSTART;TZID=America/New_York:20270110T180000", "DURATION:P2DT10H", "RRULE:FREQ=MONTHLY;COUNT=4"),
  );
  const program = `
    const { readFeed } = require("./supabase/functions/_shared/calendar/read-feed.ts");
    const { text, rules, scope } = JSON.parse(process.argv[1]);
    const { taken } = readFeed(new TextEncoder().encode(text), rules, scope);
    console.log(JSON.stringify({ offset: new Date(0).getTimezoneOffset(), taken }));
  `;
  const input = JSON.stringify({ text: feed, rules: usual, scope });
  const readings = ["America/New_York", "Europe/Athens", "Pacific/Kiritimati"].map((TZ) => {
    const run = ["--import", "tsx", "--eval", program, input];
    const output = execFileSync(process.execPath, run, { env: { ...process.env, TZ }, encoding: "utf8" });
    return JSON.parse(output) as { readonly offset: number; readonly taken: unknown };
  });
  expect(new Set(readings.map(({ offset }) => offset)).size).toBe(3);
  const { taken } = read(feed);
  expect(countNights(taken)).toBeGreaterThan(10);
  expect(readings.map((reading) => reading.taken)).toEqual([taken, taken, taken]);
});

test("reads exactly the nights of any set of bookings as taken", () => {
  const booking = fc.tuple(
    fc.integer({ min: 0, max: 500 }),
    fc.integer({ min: 1, max: 14 }),
    fc.constantFrom("end", "length"),
  );
  fc.assert(
    fc.property(fc.array(booking, { maxLength: 8 }), (bookings) => {
      const nights = new Set<string>();
      const events = bookings.map(([start, count, way]) => {
        const from = addDays(scope.today, start);
        for (let night = 0; night < count; night += 1) nights.add(addDays(from, night));
        const end =
          way === "end" ? `DTEND;VALUE=DATE:${addDays(from, count).replaceAll("-", "")}` : `DURATION:P${count}D`;
        return event(`DTSTART;VALUE=DATE:${from.replaceAll("-", "")}`, end);
      });
      const { taken } = read(calendar(...events));
      expect(countNights(taken)).toBe(nights.size);
      expect([...nights].every((night) => hasNight(taken, night))).toBe(true);
    }),
    { numRuns: 10_000 },
  );
});
