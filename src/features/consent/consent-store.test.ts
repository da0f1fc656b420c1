/** @jest-environment jsdom */
import { consentAttribute, consentKey } from "./consent-record";
import {
  type ConsentChange,
  applyConsent,
  getConsent,
  hasConsent,
  onConsentChange,
  storeConsent,
} from "./consent-store";

const terms = { version: "1", months: 12 };

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
  expect(JSON.parse(localStorage.getItem(consentKey) ?? "")).toMatchObject({ version: "1", granted: [] });
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
