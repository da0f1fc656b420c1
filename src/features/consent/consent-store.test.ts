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

test("before a choice nothing is granted", () => {
  expect(getConsent()).toBeNull();
  expect(hasConsent("functional")).toBe(false);
});

test("a choice is kept, applied and told", () => {
  const told: ConsentChange[] = [];
  const stop = onConsentChange((change) => told.push(change));
  storeConsent(["analytics", "functional"], terms);
  storeConsent(["functional"], terms);
  stop();
  storeConsent([], terms);
  expect(told).toEqual([{ granted: ["functional", "analytics"] }, { granted: ["functional"] }]);
  expect(getConsent()).toEqual([]);
  expect(JSON.parse(localStorage.getItem(consentKey) ?? "")).toMatchObject({ version: "1", granted: [] });
});

test("a choice that cannot be stored holds for the page", () => {
  jest.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new DOMException("full", "QuotaExceededError");
  });
  storeConsent(["marketing"], terms);
  expect(hasConsent("marketing")).toBe(true);
});

test("a choice of another tab is applied without being stored again", () => {
  applyConsent(["functional"]);
  expect(hasConsent("functional")).toBe(true);
  expect(localStorage.getItem(consentKey)).toBeNull();
});
