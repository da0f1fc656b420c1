/** @jest-environment jsdom */
import { attemptFor, draftLifetimeDays, removeOldDrafts, readDraft, removeDraft, writeDraft } from "./draft-store";
const draft = { values: { name: "Κλάρα", message: "Γεια" }, attempt: { key: "k", of: "{}" } };
const day = 24 * 60 * 60 * 1000;

beforeEach(() => localStorage.clear());

test("reads a stored draft", () => {
  writeDraft("contact", draft);
  expect(readDraft("contact")).toEqual(draft);
  expect(readDraft("newsletter")).toBeNull();
});

test("a removed draft is gone", () => {
  writeDraft("contact", draft);
  removeDraft("contact");
  expect(readDraft("contact")).toBeNull();
});

test("stores nothing for an empty form", () => {
  writeDraft("contact", draft);
  writeDraft("contact", { values: { name: " ", message: "" }, attempt: null });
  expect(localStorage).toHaveLength(0);
});

test("removes a draft that is too old", () => {
  writeDraft("contact", draft, 0);
  expect(readDraft("contact", draftLifetimeDays * day)).toEqual(draft);
  expect(readDraft("contact", draftLifetimeDays * day + 1)).toBeNull();
  expect(localStorage).toHaveLength(0);
});

test("removes a draft saved while the clock was more than a day ahead, because it would be kept for too long", () => {
  writeDraft("contact", draft, day);
  expect(readDraft("contact", 0)).toEqual(draft);
  writeDraft("contact", draft, day + 1);
  expect(readDraft("contact", 0)).toBeNull();
  expect(localStorage).toHaveLength(0);
});

test("removes the old drafts of all forms", () => {
  writeDraft("contact", draft, 0);
  writeDraft("data-request", draft, 0);
  writeDraft("newsletter", draft, day);
  localStorage.setItem("language", "el");
  removeOldDrafts(draftLifetimeDays * day + 1);
  expect(Object.keys(localStorage).sort()).toEqual(["form-draft:newsletter", "language"]);
});

test.each(["", "null", "[]", "7", "{", '{"savedAt":"yesterday"}', '{"values":{}}'])(
  "does not read %s as a draft",
  (stored) => {
    localStorage.setItem("form-draft:contact", stored);
    expect(readDraft("contact")).toBeNull();
  },
);

test("keeps the texts of a damaged draft", () => {
  const stored = { savedAt: Date.now(), values: { name: "Clara", message: 7 }, attempt: { key: 1 } };
  localStorage.setItem("form-draft:contact", JSON.stringify(stored));
  expect(readDraft("contact")).toEqual({ values: { name: "Clara" }, attempt: null });
});

test("ignores blocked or full storage", () => {
  const refuse = () => {
    throw new DOMException("Refused", "QuotaExceededError");
  };
  jest.spyOn(Storage.prototype, "getItem").mockImplementation(refuse);
  jest.spyOn(Storage.prototype, "setItem").mockImplementation(refuse);
  jest.spyOn(Storage.prototype, "removeItem").mockImplementation(refuse);
  expect(readDraft("contact")).toBeNull();
  expect(() => writeDraft("contact", draft)).not.toThrow();
  expect(() => removeDraft("contact")).not.toThrow();
  expect(() => removeOldDrafts()).not.toThrow();
});

const values = { name: "Clara", message: "We land at 22:40." };
const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

test("keeps the key when the same text is sent again", () => {
  const first = attemptFor(values, null);
  expect(first.key).toMatch(uuid);
  expect(attemptFor({ ...values }, first)).toBe(first);
});

test("creates a new key for a changed text", () => {
  const first = attemptFor(values, null);
  expect(attemptFor({ ...values, message: "We land at 23:10." }, first).key).not.toBe(first.key);
});

test("keys are UUIDs even if the browser lacks crypto.randomUUID", () => {
  const original = Object.getOwnPropertyDescriptor(crypto, "randomUUID");
  Object.defineProperty(crypto, "randomUUID", { value: undefined, configurable: true });
  expect(attemptFor(values, null).key).toMatch(uuid);
  expect(attemptFor(values, null).key).not.toBe(attemptFor(values, null).key);
  if (original === undefined) Reflect.deleteProperty(crypto, "randomUUID");
  else Object.defineProperty(crypto, "randomUUID", original);
});
