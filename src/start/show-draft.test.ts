/** @jest-environment jsdom */
import { writeDraft } from "../features/forms/draft-store";
import { showDraft } from "./show-draft";

const page = (): HTMLFormElement => {
  document.body.innerHTML = `<form data-draft="contact"><input name="name"><textarea name="message"></textarea>
    <input type="radio" name="type" value="access"><input type="radio" name="type" value="erasure">
    <input name="website" tabindex="-1"></form><form data-draft="newsletter"><input name="email"></form>`;
  const form = document.forms[0];
  if (form === undefined) throw new Error("There is no form.");
  return form;
};
const message = () => document.querySelector("textarea");

beforeEach(() => localStorage.clear());

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

test("does not change a form without a draft, or anything for a focus outside forms", () => {
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
