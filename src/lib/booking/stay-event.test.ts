import ICAL from "ical.js";
import { stayEventFile } from "./stay-event";

const file = stayEventFile({
  arrival: "2026-12-04",
  departure: "2026-12-08",
  title: "Aithra Suite; η διαμονή σας, με θέα και πολύ φως από το πρωί ως το βράδυ",
  notes: "Άφιξη από τις 15:00\nΑναχώρηση έως τις 11:00\\",
  place: "Πλατεία Αριστοτέλους 00, 546 24 Θεσσαλονίκη",
  url: "https://aithra-suite.example/el/suite/luxury-suite?checkin=2026-12-04&checkout=2026-12-08&guests=2",
  host: "aithra-suite.example",
  now: new Date("2026-11-25T08:00:00.123Z"),
});

test("is an all-day event with the given texts; its end day is exclusive", () => {
  const event = new ICAL.Event(
    new ICAL.Component(ICAL.parse(file) as unknown[]).getFirstSubcomponent("vevent") ?? undefined,
  );
  expect(event.startDate.toString()).toBe("2026-12-04");
  expect(event.endDate.toString()).toBe("2026-12-08");
  expect(event.startDate.isDate).toBe(true);
  expect(event.summary).toBe("Aithra Suite; η διαμονή σας, με θέα και πολύ φως από το πρωί ως το βράδυ");
  expect(event.description).toBe("Άφιξη από τις 15:00\nΑναχώρηση έως τις 11:00\\");
  expect(event.location).toBe("Πλατεία Αριστοτέλους 00, 546 24 Θεσσαλονίκη");
});

test("folds lines at 75 bytes without splitting a character, and ends them with CRLF", () => {
  const lines = file.split("\r\n");
  expect(lines.every((line) => Buffer.byteLength(line) <= 75)).toBe(true);
  expect(lines.some((line) => line.startsWith(" "))).toBe(true);
  expect(file).not.toMatch(/(?<!\r)\n|�/);
  expect(file).toContain("DTSTAMP:20261125T080000Z");
});

test("has no METHOD, which would make it a scheduling message and require an organizer (RFC 5546)", () => {
  expect(file).not.toContain("METHOD");
});
