/** @jest-environment jsdom */
import { emptyStay, keepStay, keptStay, readStay } from "./kept-stay";
import { act, renderHook } from "@testing-library/react";
import type { LimitedEngine } from "./chosen-suite";
import { stayStore, useKeptStay } from "./stay-store";

const today = "2026-11-21";

test.each([
  [
    { arrival: "2026-12-04", departure: "2026-12-08", guests: 3 },
    { arrival: "2026-12-04", departure: "2026-12-08", guests: 3 },
  ],
  [
    { arrival: "2026-11-01", departure: "2026-12-08", guests: 1 },
    { arrival: "", departure: "", guests: 1 },
  ],
  [
    { arrival: "2026-12-04", departure: "2026-12-01", guests: 2 },
    { arrival: "2026-12-04", departure: "", guests: 2 },
  ],
  [{ arrival: "2226-12-04", departure: "2226-12-08", guests: 2 }, emptyStay],
  [{ arrival: "soon", departure: 7, guests: "three" }, emptyStay],
  [null, emptyStay],
  ["text", emptyStay],
  [[], emptyStay],
])("%p is read as %p", (kept, expected) => expect(readStay(kept, today)).toEqual(expected));

const bookingEngine = { maxGuests: 3, maxNights: 30 } as LimitedEngine;
const suites = ["garden-suite", "roof"].map((slug) => ({ slug, bookingEngine }));
const home = { hours: { timeZone: "Europe/Athens" }, pageEngine: bookingEngine, suites, own: undefined };
const chosen = { arrival: "2026-12-04", departure: "2026-12-08", guests: 2, suite: "roof" };
const corrected = "?suite=roof&checkin=2026-12-04&checkout=2026-12-08&guests=2";

const open = (address: string) => {
  window.history.replaceState(null, "", address);
  return renderHook(() => useKeptStay(home));
};
const shown = () => [stayStore.get().suite, window.location.search];

beforeEach(() => {
  jest.useFakeTimers({ now: new Date("2026-11-21T10:00:00Z") });
  // jsdom has no navigation entries.
  performance.getEntriesByType = () => [];
  sessionStorage.clear();
});
afterEach(() => jest.useRealTimers());

test("a page restored by going back shows the suite chosen since, and its URL names that suite", () => {
  const { unmount } = open("/?suite=garden-suite");
  expect(shown()).toEqual(["garden-suite", "?suite=garden-suite"]);
  keepStay(chosen);
  const event = Object.assign(new Event("pageshow"), { persisted: true });
  act(() => void window.dispatchEvent(event));
  expect(shown()).toEqual(["roof", corrected]);
  act(() => void document.dispatchEvent(new Event("visibilitychange")));
  expect(shown()).toEqual(["roof", corrected]);
  unmount();
});

test("a step back within the application shows the suite chosen since; a link shows the suite that it names", () => {
  keepStay(chosen);
  const away = open("/contact");
  window.history.replaceState(null, "", "/?suite=garden-suite");
  window.dispatchEvent(new PopStateEvent("popstate"));
  away.unmount();
  const back = open("/?suite=garden-suite");
  expect(shown()).toEqual(["roof", corrected]);
  back.unmount();
  const linked = open("/?suite=garden-suite");
  expect(shown()[0]).toBe("garden-suite");
  linked.unmount();
});

test("a link within the site shows and keeps the stay that it names, unless that stay is not possible", () => {
  keepStay(chosen);
  open("/contact").unmount();
  const linked = open("/?checkin=2027-05-10&nights=3&guests=1");
  const stay = { arrival: "2027-05-10", departure: "2027-05-13", guests: 1, suite: "roof" };
  expect(stayStore.get()).toEqual(stay);
  expect(keptStay(today)).toEqual(stay);
  expect(window.location.search).toBe("?checkin=2027-05-10&checkout=2027-05-13&guests=1&suite=roof");
  linked.unmount();
  const past = open("/?checkin=2026-05-10&nights=3");
  expect(stayStore.get()).toEqual(stay);
  past.unmount();
});
