import { contactSchema } from "../contact/schema";
import { privacyRequestSchema } from "../privacy-requests/schema";
import { validate } from "./form-values";

const good = { name: "Clara", email: "clara@posteo.example", message: "We land at 22:40." };

test("returns valid values trimmed, together with the constants", () => {
  const checked = validate(contactSchema, { ...good, name: "  Clara " }, { language: "en" });
  expect(checked).toMatchObject({ valid: true, input: { ...good, language: "en" } });
});

test("reports each wrong field once, in field order", () => {
  const checked = validate(contactSchema, { name: "", email: "clara@", message: " " }, { language: "el" });
  expect(checked).toEqual({
    valid: false,
    errors: { name: "nameRequired", email: "emailInvalid", message: "messageRequired" },
  });
  expect(checked.valid || Object.keys(checked.errors)).toEqual(["name", "email", "message"]);
});

test("requires an explanation for a correction, but not for an access request", () => {
  const request = { type: "rectification", name: "Clara", email: "clara@posteo.example", details: "" };
  const constants = { action: "submit", language: "en" };
  expect(validate(privacyRequestSchema, request, constants)).toEqual({
    valid: false,
    errors: { details: "detailsRequired" },
  });
  expect(validate(privacyRequestSchema, { ...request, type: "access" }, constants).valid).toBe(true);
  expect(validate(privacyRequestSchema, { ...request, type: "" }, constants)).toEqual({
    valid: false,
    errors: { type: "typeRequired" },
  });
});
