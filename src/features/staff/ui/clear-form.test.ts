/** @jest-environment jsdom */
import { clearForm } from "./clear-form";

test("clears a form with the values that were sent, but not if something else was typed since", () => {
  document.body.innerHTML = "<form><input name=email /></form>";
  const form = document.querySelector("form")!;
  const field = document.querySelector("input")!;
  field.value = "ann@example.com";
  const sent = new FormData(form);
  field.value = "maria@";
  clearForm(form, sent);
  expect(field.value).toBe("maria@");
  field.value = "ann@example.com";
  clearForm(form, sent);
  expect(field.value).toBe("");
});
