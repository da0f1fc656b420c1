/** @jest-environment jsdom */
/** What is typed before the application is ready is kept as the form's draft. */
import { readDraft, writeDraft } from "../features/forms/draft-store";
import { watchTyping } from "./replay";

const show = (form: string): void => {
  document.body.innerHTML = `<form ${form}><input name="name"><textarea name="message"></textarea></form>`;
};

const type = (name: string, value: string): void => {
  const field = document.querySelector<HTMLInputElement | HTMLTextAreaElement>(`[name=${name}]`);
  if (field === null) throw new Error(`There is no field ${name}.`);
  field.value = value;
  field.dispatchEvent(new Event("input", { bubbles: true }));
};

beforeEach(() => localStorage.clear());

test("text typed before the application is ready survives a reload as the form's draft", () => {
  show('data-draft="contact"');
  const typing = watchTyping();
  type("name", "Eleni");
  type("message", "A question");
  expect(readDraft("contact")?.values).toEqual({ name: "Eleni", message: "A question" });
  typing.tell();
});

test("text typed before the start script has loaded is kept too", () => {
  show('data-draft="contact"');
  type("name", "Eleni");
  const typing = watchTyping();
  expect(readDraft("contact")?.values).toEqual({ name: "Eleni" });
  typing.tell();
});

test("an earlier draft keeps the fields that are still empty, and its attempt", () => {
  const attempt = { key: "1", of: "{}" };
  writeDraft("contact", { values: { name: "Eleni", message: "Earlier" }, attempt });
  show('data-draft="contact"');
  const typing = watchTyping();
  type("message", "Later");
  expect(readDraft("contact")).toEqual({ values: { name: "Eleni", message: "Later" }, attempt });
  typing.tell();
});

test("a form without drafts, such as a search, keeps nothing", () => {
  show("");
  const typing = watchTyping();
  type("name", "parking");
  expect(localStorage).toHaveLength(0);
  typing.tell();
});
