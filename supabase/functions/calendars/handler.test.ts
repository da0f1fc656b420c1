import { get, post, testEnvironment, testServices } from "../../tests/support/services.ts";
import { answer } from "../_shared/endpoint.ts";
import { newSnapshot } from "../_shared/calendar/snapshot.ts";
import { endpoint } from "./handler.ts";

const token = "secret-token-0123456789";
const address = `https://calendar.example/feed.ics?s=${token}`;
const feeds = JSON.stringify([{ id: "airbnb", label: "Airbnb", address }]);
const now = Date.parse("2026-11-25T08:00:00.000Z");
const scheduled = { "x-maintenance-secret": "a secret that is long enough" };
const calendar = [
  "BEGIN:VCALENDAR",
  "BEGIN:VEVENT",
  "UID:1",
  "SUMMARY:Maria Guestsurname (HM1234)",
  "DESCRIPTION:Phone 6912345678",
  "DTSTART;VALUE=DATE:20261204",
  "DTEND;VALUE=DATE:20261208",
  "END:VEVENT",
  "END:VCALENDAR",
].join("\r\n");

/** A snapshot whose last successful reading was today. */
const good = {
  ...newSnapshot("airbnb", "Airbnb"),
  good_at: "2026-11-25T07:45:00.000Z",
  taken: [["2026-12-04", "2026-12-08"]],
};
const notice = {
  id: "3f0c6b8e-59c1-4b3f-9d5f-2a9c7e1d4b10",
  template: "nights-free",
  recipient: "ann@example.com",
  language: "el",
  parameters: { arrival: "2026-12-10", departure: "2026-12-12" },
};

const services = (
  respond: () => Response | Promise<Response>,
  answers: Readonly<Record<string, unknown>> = {},
  environment: Readonly<Record<string, string>> = { CALENDAR_FEEDS: feeds },
) =>
  testServices({
    now,
    respond,
    environment,
    answers: { calendar_state: { snapshots: [], blocked: [] }, take_rate_limit: 0, ...answers },
  });
const read = (from: ReturnType<typeof services>, headers: Readonly<Record<string, string>> = scheduled) =>
  answer(endpoint, post("/calendars", {}, headers), from);
/** The nights that the function passes to the database as not free, by suite. */
const nightsNotFree = ({ calls }: ReturnType<typeof services>): unknown =>
  calls.find(({ name }) => name === "tell_of_free_nights")?.args.p_gone;

test("reads all feeds for the schedule and stores the nights", async () => {
  const reading = services(() => new Response(calendar, { headers: { etag: '"7"' } }));
  const response = await read(reading);
  expect(await response.json()).toEqual({ feeds: [{ id: "airbnb", label: "Airbnb", problem: null }] });
  expect(reading.calls.find(({ name }) => name === "save_calendar_snapshot")?.args).toMatchObject({
    p_snapshot: {
      feed: "airbnb",
      taken: [["2026-12-04", "2026-12-08"]],
      good_at: "2026-11-25T08:00:00.000Z",
      etag: '"7"',
    },
  });
  expect(reading.calls).toContainEqual({ name: "delete_other_calendars", args: { p_feeds: ["airbnb"] } });
});

test("if the state of a calendar cannot be saved, this is reported and logged, the other calendars are still read and saved, and the notices are sent", async () => {
  const two = JSON.stringify([...(JSON.parse(feeds) as object[]), { id: "booking", label: "Booking.com", address }]);
  const reading = services(() => new Response(calendar), {}, { CALENDAR_FEEDS: two });
  const saved: string[] = [];
  const call: typeof reading.database.call = (name, args) => {
    if (name !== "save_calendar_snapshot") return reading.database.call(name, args);
    const { feed } = (args as { readonly p_snapshot: { readonly feed: string } }).p_snapshot;
    saved.push(feed);
    return feed === "airbnb"
      ? Promise.reject(Object.assign(new Error("failed"), { name: "DatabaseError", code: "23514" }))
      : reading.database.call(name, args);
  };
  const response = await answer(endpoint, post("/calendars", {}, scheduled), { ...reading, database: { call } });
  expect(await response.json()).toEqual({
    feeds: [
      { id: "airbnb", label: "Airbnb", problem: "notSaved" },
      { id: "booking", label: "Booking.com", problem: null },
    ],
  });
  expect(saved).toEqual(["airbnb", "booking"]);
  expect(reading.calls.map(({ name }) => name)).toEqual(
    expect.arrayContaining(["delete_other_calendars", "tell_of_free_nights"]),
  );
  expect(reading.lines.join("\n")).toMatch(/calendar not saved.*airbnb.*23514/);
});

test("does not store, log or return any name, telephone number or token of a feed", async () => {
  const problems = [
    () => new Response(calendar),
    () => new Response("<html>"),
    () => Promise.reject(new Error(address)),
  ];
  for (const respond of problems) {
    const reading = services(respond);
    const response = await read(reading);
    const everything = `${JSON.stringify(reading.calls)} ${reading.lines.join(" ")} ${await response.text()}`;
    for (const secret of ["Guestsurname", "6912345678", "HM1234", token]) expect(everything).not.toContain(secret);
  }
});

test.each([
  ["a response with status 500", () => new Response(null, { status: 500 }), "refused"],
  ["a sign-in page", () => new Response("<!doctype html><title>Sign in</title>"), "notCalendar"],
  ["a failed connection", () => Promise.reject(new TypeError("network")), "unreachable"],
])("%s is reported and keeps the nights of the last successful reading", async (_, respond, problem) => {
  const reading = services(respond, { calendar_state: { snapshots: [good], blocked: [] } });
  expect(await (await read(reading)).json()).toMatchObject({ feeds: [{ problem }] });
  expect(reading.calls.find(({ name }) => name === "save_calendar_snapshot")?.args).toMatchObject({
    p_snapshot: { good_at: good.good_at, taken: good.taken, problem },
  });
});

const staff = { authorization: "Bearer token" };
test.each([
  ["the schedule sends the version of a reading from today", "2026-11-25T07:45:00.000Z", scheduled, true],
  ["the first reading of a day fetches the whole calendar", "2026-11-24T20:00:00.000Z", scheduled, false],
  ["staff fetch the whole calendar, as the feed's settings may have changed", "2026-11-25T07:45:00.000Z", staff, false],
])("%s", async (_, readAt, headers, isSent) => {
  const snapshot = { ...good, good_at: readAt, etag: '"7"', last_modified: "Wed, 25 Nov 2026 05:00:00 GMT" };
  const reading = services(() => new Response(null, { status: 304 }), {
    calendar_state: { snapshots: [snapshot], blocked: [] },
    current_staff_role: "editor",
  });
  await read(reading, headers);
  const sent = reading.requests[0]?.headers;
  expect([sent?.get("if-none-match"), sent?.get("if-modified-since")]).toEqual(
    isSent ? [snapshot.etag, snapshot.last_modified] : [null, null],
  );
});

test.each([
  ["an anonymous caller", {}, {}, 401],
  ["a stranger", staff, { current_staff_role: null }, 403],
  ["a wrong secret", { "x-maintenance-secret": "another secret, long enough" }, {}, 403],
  ["an editor", staff, { current_staff_role: "editor" }, 200],
  ["an editor beyond the rate limit", staff, { current_staff_role: "editor", take_rate_limit: 20 }, 429],
])("POST by %s", async (_, headers, answers, status) => {
  const response = await read(
    services(() => new Response(calendar), answers),
    headers,
  );
  expect(response.status).toBe(status);
});

test("anybody can read the free nights, but no other data of the calendars", async () => {
  const reading = services(() => new Response(), {
    calendar_state: { snapshots: [good], blocked: [{ suite: null, nights: ["2026-12-20", "2026-12-22"] }] },
  });
  const response = await answer(endpoint, get("/calendars"), reading);
  expect(response.headers.get("cache-control")).toBe("public, max-age=60");
  expect(response.headers.get("access-control-allow-origin")).toBe("*");
  expect(await response.json()).toEqual({
    zone: "Europe/Athens",
    checkedAt: "2026-11-25T07:45:00.000Z",
    horizon: "2028-11-26",
    taken: [
      ["2026-12-04", "2026-12-08"],
      ["2026-12-20", "2026-12-22"],
    ],
    notOpen: [],
  });
  expect(reading.requests).toEqual([]);
});

describe("a person waiting for free nights", () => {
  test("is also notified in a house without feeds if no night is blocked", async () => {
    const reading = services(() => new Response(), {}, { CALENDAR_FEEDS: "[]" });
    await read(reading);
    expect(nightsNotFree(reading)).toEqual({ "": [["2028-11-26", "9999-12-31"]] });
  });

  test("is notified after a reading, based on the nights stored by then", async () => {
    const kept = { ...good, not_open: [["2027-11-24", "2028-11-24"]] };
    const reading = services(() => new Response(calendar), {
      calendar_state: { snapshots: [kept], blocked: [{ suite: null, nights: ["2026-12-20", "2026-12-22"] }] },
      tell_of_free_nights: [notice],
    });
    expect((await read(reading)).status).toBe(200);
    await reading.settled();
    expect(reading.calls.find(({ name }) => name === "tell_of_free_nights")?.args).toEqual({
      p_gone: {
        "": [
          ["2026-12-04", "2026-12-08"],
          ["2026-12-20", "2026-12-22"],
          ["2027-11-24", "2028-11-24"],
          ["2028-11-26", "9999-12-31"],
        ],
      },
      p_today: "2026-11-25",
    });
    expect(reading.requests.at(-1)?.body).toMatchObject({
      to: ["ann@example.com"],
      subject: "Ελευθερώθηκαν οι ημερομηνίες 10 Δεκεμβρίου 2026 έως 12 Δεκεμβρίου 2026",
      text: expect.stringContaining(
        "https://aithra-suite.example/el?checkin=2026-12-10&checkout=2026-12-12",
      ) as unknown,
    });
  });

  test.each([
    ["a calendar that has never been read", { ...good, good_at: null }],
    ["a calendar last read successfully two days ago", { ...good, good_at: "2026-11-23T07:59:00.000Z" }],
  ])("is not notified based on %s", async (_, snapshot) => {
    const reading = services(() => new Response(null, { status: 500 }), {
      calendar_state: { snapshots: [snapshot], blocked: [] },
    });
    await read(reading);
    expect(nightsNotFree(reading)).toEqual({
      "": [["2026-11-25", "9999-12-31"]],
    });
  });
});

describe("in a house with several suites", () => {
  const facts = {
    ...testEnvironment().facts,
    suites: [
      { id: "luxury-suite", name: { en: "Luxury Suite", el: "Luxury Suite" } },
      { id: "garden-suite", name: { en: "Garden Suite", el: "Σουίτα του κήπου" } },
    ],
  };
  const ofGarden = { id: "airbnb", label: "Airbnb", address, suite: "garden-suite" };
  const house = (answers: Readonly<Record<string, unknown>> = {}, calendars: readonly object[] = [ofGarden]) =>
    services(
      () => new Response(calendar),
      { calendar_state: { snapshots: [good], blocked: [] }, ...answers },
      { CALENDAR_FEEDS: JSON.stringify(calendars), SITE_FACTS: JSON.stringify(facts) },
    );

  test("a feed is stored with its suite, and its nights are those of that suite alone", async () => {
    const reading = house();
    await read(reading);
    expect(reading.calls.find(({ name }) => name === "save_calendar_snapshot")?.args).toMatchObject({
      p_snapshot: { feed: "airbnb", suite: "garden-suite" },
    });
    expect(nightsNotFree(reading)).toEqual({
      "": [["2028-11-26", "9999-12-31"]],
      "luxury-suite": [["2028-11-26", "9999-12-31"]],
      "garden-suite": [
        ["2026-12-04", "2026-12-08"],
        ["2028-11-26", "9999-12-31"],
      ],
    });
    expect(await (await answer(endpoint, get("/calendars"), house())).json()).toMatchObject({
      taken: [],
      suites: {
        "luxury-suite": { checkedAt: null, taken: [] },
        "garden-suite": { taken: [["2026-12-04", "2026-12-08"]] },
      },
    });
  });

  const ofFirst = { ...ofGarden, suite: "luxury-suite" };
  const ofHouse = { id: "house", label: "House", address };
  test.each([
    ["with calendars of this suite and of the house", [ofFirst, ofHouse]],
    ["with only a calendar of this suite", [ofFirst]],
  ])("a request without a suite is about the first suite of the house, %s", async (_, calendars) => {
    const snapshots = [good, { ...good, feed: "house", taken: [] }];
    const reading = house({ calendar_state: { snapshots, blocked: [] } }, calendars);
    await read(reading);
    expect(nightsNotFree(reading)).toMatchObject({
      "": [
        ["2026-12-04", "2026-12-08"],
        ["2028-11-26", "9999-12-31"],
      ],
    });
  });

  const allNights = [["2026-11-25", "9999-12-31"]];
  const beyondHorizon = [["2028-11-26", "9999-12-31"]];
  test.each([
    ["free, once staff have removed the last block", ofGarden, beyondHorizon],
    ["not free, while a calendar of the whole house has not been read", ofHouse, allNights],
    ["not free, while a calendar of an unknown suite has not been read", { ...ofHouse, suite: "attic" }, allNights],
  ])("the nights of a suite without a calendar of its own are %s", async (_, other, expected) => {
    const reading = house({ calendar_state: { snapshots: [], blocked: [] } }, [ofGarden, { ...other, id: "other" }]);
    await read(reading);
    expect(nightsNotFree(reading)).toEqual({ "": expected, "luxury-suite": expected, "garden-suite": allNights });
  });

  test("the email names the suite, and its link leads to the suite's nights", async () => {
    const ofSuite = { ...notice, parameters: { ...notice.parameters, suite: "garden-suite" } };
    const reading = house({ tell_of_free_nights: [ofSuite] });
    await read(reading);
    await reading.settled();
    const { text } = (reading.requests.at(-1)?.body ?? {}) as { text?: string };
    expect(text).toContain("Σουίτα: Σουίτα του κήπου\nΆφιξη: 10 Δεκεμβρίου 2026");
    expect(text).toContain("?checkin=2026-12-10&checkout=2026-12-12&suite=garden-suite");
  });
});
