/** @jest-environment jsdom */
import {
  attemptFor,
  draftLifetimeDays,
  removeOldDrafts,
  readDraft,
  removeDraft,
  writeDraft,
  showDraft,
} from "./draft-store";

const draft = { values: { name: "Κλάρα", message: "Γεια" }, attempt: { key: "k", of: "{}" } };
const day = 24 * 60 * 60 * 1000;

beforeEach(() => localStorage.clear());
afterEach(() => jest.restoreAllMocks());

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

const page = (): HTMLFormElement => {
  document.body.innerHTML = `<form data-draft="contact"><input name="name"><textarea name="message"></textarea>
    <input type="radio" name="type" value="access"><input type="radio" name="type" value="erasure">
    <input name="website" tabindex="-1"></form><form data-draft="newsletter"><input name="email"></form>`;
  const form = document.forms[0];
  if (form === undefined) throw new Error("There is no form.");
  return form;
};
const message = () => document.querySelector("textarea");

test("fills the empty fields with the draft, and keeps what the visitor has typed", () => {
  writeDraft("contact", {
    values: { name: "Ann", message: "Written on a ferry.", type: "erasure", website: "x" },
    attempt: null,
  });
  const form = page();
  const name = form.querySelector("input");
  if (name !== null) name.value = "Anna";
  showDraft(name);
  expect(Object.fromEntries(new FormData(form))).toEqual({
    name: "Anna",
    message: "Written on a ferry.",
    type: "erasure",
    website: "",
  });
});

test("while the page is being parsed, fields that come later get their texts at the next focus", () => {
  writeDraft("contact", { values: { name: "Ann", message: "Written on a ferry." }, attempt: null });
  page();
  const state = jest.spyOn(document, "readyState", "get").mockReturnValue("loading");
  const field = message();
  field?.remove();
  showDraft(document.querySelector("input"));
  document.querySelector("input")?.after(field ?? "");
  state.mockRestore();
  showDraft(message());
  expect(message()?.value).toBe("Written on a ferry.");
});

test("a text that the visitor then deletes does not come back", () => {
  writeDraft("contact", { values: { message: "Written on a ferry." }, attempt: null });
  const form = page();
  showDraft(message());
  const field = message();
  if (field !== null) field.value = "";
  showDraft(form.querySelector("input"));
  expect(message()?.value).toBe("");
});

test("changes nothing in a form without a draft, nor when the focus is outside forms", () => {
  writeDraft("newsletter", { values: { email: "ann@example.com" }, attempt: null });
  const form = page();
  showDraft(message());
  showDraft(document.body);
  expect([...new FormData(form).values()]).toEqual(["", "", ""]);
  expect(form.attributes).toHaveLength(1);
});

test("a draft that is too old is not shown", () => {
  writeDraft("contact", { values: { message: "Written on a ferry." }, attempt: null }, Date.now() - 31 * 86_400_000);
  page();
  showDraft(message());
  expect(message()?.value).toBe("");
});
