/** @jest-environment jsdom */
import {
  consentAttribute,
  consentKey,
  type ConsentChange,
  applyConsent,
  getConsent,
  hasConsent,
  onConsentChange,
  storeConsent,
  parseConsent,
  writtenConsent,
} from "./consent-store";

const terms = { version: "1-abc", months: 12 };

beforeEach(() => {
  localStorage.clear();
  document.documentElement.setAttribute(consentAttribute, "ask");
});

test("grants nothing before a choice", () => {
  expect(getConsent()).toBeNull();
  expect(hasConsent("functional")).toBe(false);
});

test("stores and applies a choice, and notifies listeners", () => {
  const changes: ConsentChange[] = [];
  const stop = onConsentChange((change) => changes.push(change));
  storeConsent(["analytics", "functional"], terms);
  storeConsent(["functional"], terms);
  stop();
  storeConsent([], terms);
  expect(changes).toEqual([{ granted: ["functional", "analytics"] }, { granted: ["functional"] }]);
  expect(getConsent()).toEqual([]);
  expect(JSON.parse(localStorage.getItem(consentKey) ?? "")).toMatchObject({ version: "1-abc", granted: [] });
});

test("a choice that cannot be stored applies until the page is left", () => {
  jest.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new DOMException("full", "QuotaExceededError");
  });
  storeConsent(["marketing"], terms);
  expect(hasConsent("marketing")).toBe(true);
});

test("applies a choice without storing it", () => {
  applyConsent(["functional"]);
  expect(hasConsent("functional")).toBe(true);
  expect(localStorage.getItem(consentKey)).toBeNull();
});

const made = Date.UTC(2026, 0, 31);
const stored = writtenConsent(["functional", "analytics"], terms, made);

test("returns a stored choice in the order of the categories", () => {
  expect(parseConsent(writtenConsent(["analytics", "functional"], terms, made), terms, made)).toEqual([
    "functional",
    "analytics",
  ]);
});

test("a choice is valid for twelve months and not a day longer", () => {
  expect(parseConsent(stored, terms, Date.UTC(2027, 0, 30))).not.toBeNull();
  expect(parseConsent(stored, terms, Date.UTC(2027, 1, 1))).toBeNull();
});

test.each([
  ["31 August", new Date(2026, 7, 31, 12), 6, new Date(2027, 1, 28, 12)],
  ["29 February", new Date(2028, 1, 29, 12), 12, new Date(2029, 1, 28, 12)],
  ["31 October", new Date(2026, 9, 31, 12), 6, new Date(2027, 3, 30, 12)],
  ["15 August", new Date(2026, 7, 15, 12), 6, new Date(2027, 1, 15, 12)],
])("a choice made on %s expires on the same day, or on the last day of a shorter month", (_, at, months, end) => {
  const choice = writtenConsent(["analytics"], { ...terms, months }, at.getTime());
  expect(parseConsent(choice, { ...terms, months }, end.getTime() - 1)).not.toBeNull();
  expect(parseConsent(choice, { ...terms, months }, end.getTime())).toBeNull();
});

test("refusing everything is a valid choice", () => {
  expect(parseConsent(writtenConsent([], terms, made), terms, made)).toEqual([]);
});

test.each([
  ["nothing", null],
  ["invalid JSON", "{"],
  ["another shape", '"all"'],
  ["a list instead of a record", "[]"],
  ["other terms", writtenConsent(["analytics"], { ...terms, version: "2-abc" }, made)],
  ["a date in the future", writtenConsent(["analytics"], terms, made + 1)],
  ["no date", '{"version":"1-abc","granted":[]}'],
  ["no list", `{"version":"1-abc","at":${made},"granted":"analytics"}`],
])("%s is not a valid choice", (_, value) => {
  expect(parseConsent(value, terms, made)).toBeNull();
});

test("drops names that are not optional categories", () => {
  expect(
    parseConsent(`{"version":"1-abc","at":${made},"granted":["necessary","spying","marketing",7]}`, terms, made),
  ).toEqual(["marketing"]);
});
