import { get, post, testServices } from "../../tests/support/services.ts";
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

const services = (respond: () => Response | Promise<Response>, answers: Readonly<Record<string, unknown>> = {}) =>
  testServices({
    now,
    respond,
    environment: { CALENDAR_FEEDS: feeds },
    answers: { calendar_state: { snapshots: [], blocked: [] }, take_rate_limit: 0, ...answers },
  });
const read = (from: ReturnType<typeof services>, headers: Readonly<Record<string, string>> = scheduled) =>
  answer(endpoint, post("/calendars", {}, headers), from);

test("the schedule has all feeds read, and the nights are kept", async () => {
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
  expect(reading.calls.at(-1)).toEqual({ name: "delete_other_calendars", args: { p_feeds: ["airbnb"] } });
});

test("no name, telephone number or token of a feed is kept, logged or answered", async () => {
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
  ["an answer of 500", () => new Response(null, { status: 500 }), "refused"],
  ["a sign-in page", () => new Response("<!doctype html><title>Sign in</title>"), "notCalendar"],
  ["no answer", () => Promise.reject(new TypeError("network")), "unreachable"],
])("%s leaves the last good nights, and is told", async (_, respond, problem) => {
  const good = {
    ...newSnapshot("airbnb", "Airbnb"),
    good_at: "2026-11-25T07:45:00.000Z",
    taken: [["2026-12-04", "2026-12-08"]],
  };
  const reading = services(respond, { calendar_state: { snapshots: [good], blocked: [] } });
  expect(await (await read(reading)).json()).toMatchObject({ feeds: [{ problem }] });
  expect(reading.calls.find(({ name }) => name === "save_calendar_snapshot")?.args).toMatchObject({
    p_snapshot: { good_at: good.good_at, taken: good.taken, problem },
  });
});

test("the version read today is told to the server; the first reading of a day asks for the whole", async () => {
  const ofToday = { ...newSnapshot("airbnb", "Airbnb"), good_at: "2026-11-25T07:45:00.000Z", etag: '"7"' };
  for (const [snapshot, expected] of [
    [ofToday, '"7"'],
    [{ ...ofToday, good_at: "2026-11-24T20:00:00.000Z" }, null],
  ] as const) {
    const reading = services(() => new Response(null, { status: 304 }), {
      calendar_state: { snapshots: [snapshot], blocked: [] },
    });
    await read(reading);
    expect(reading.requests[0]?.headers.get("if-none-match")).toBe(expected);
  }
});

test.each([
  ["nobody", {}, {}, 401],
  ["a stranger", { authorization: "Bearer token" }, { current_staff_role: null }, 403],
  ["a wrong secret", { "x-maintenance-secret": "another secret, long enough" }, {}, 403],
  ["an editor", { authorization: "Bearer token" }, { current_staff_role: "editor" }, 200],
  [
    "an editor in a hurry",
    { authorization: "Bearer token" },
    { current_staff_role: "editor", take_rate_limit: 20 },
    429,
  ],
])("%s", async (_, headers, answers, status) => {
  const response = await read(
    services(() => new Response(calendar), answers),
    headers as Record<string, string>,
  );
  expect(response.status).toBe(status);
});

test("everybody is told the free nights, and nothing else of the calendars", async () => {
  const snapshot = {
    ...newSnapshot("airbnb", "Airbnb"),
    good_at: "2026-11-25T07:45:00.000Z",
    taken: [["2026-12-04", "2026-12-08"]],
  };
  const asked = services(() => new Response(), {
    calendar_state: { snapshots: [snapshot], blocked: [["2026-12-20", "2026-12-22"]] },
  });
  const response = await answer(endpoint, get("/calendars"), asked);
  expect(response.headers.get("cache-control")).toBe("public, max-age=60");
  expect(response.headers.get("access-control-allow-origin")).toBe("*");
  expect(await response.json()).toEqual({
    zone: "Europe/Athens",
    checkedAt: "2026-11-25T07:45:00.000Z",
    horizon: "2028-11-24",
    taken: [
      ["2026-12-04", "2026-12-08"],
      ["2026-12-20", "2026-12-22"],
    ],
    notOpen: [],
  });
  expect(asked.requests).toEqual([]);
});
