import { type FormState, initialState, nextState, validate } from "./form-state";
import { contactSchema } from "../contact/schema";
import { privacyRequestSchema } from "../privacy-requests/schema";
import { readFileSync } from "node:fs";
import { languages } from "../../settings/languages";
import { type LocaleEdges, textFrom } from "../../lib/i18n/text-from";
import { contactTexts } from "../contact/contact-form";
import { freeNightsProblems } from "../free-nights/free-nights-form";
import { newsletterProblems } from "../newsletter/newsletter-form";
import { requestTexts } from "../privacy-requests/request-form";
import { problemTexts, waitText } from "./form-parts";

type Field = "name" | "email";
type State = FormState<Field, { state: string }>;
const start: State = initialState(["name", "email"]);
const values = { name: "Clara", email: "clara@" };

const after = (...events: Parameters<typeof nextState<Field, { state: string }>>[1][]): State =>
  events.reduce<State>((state, event) => nextState(state, event), start);

test("shows no errors before the first attempt to send", () => {
  const state = after({ type: "typed", values, errors: { email: "emailInvalid" } });
  expect(state.errors).toEqual({});
  expect(state.values).toEqual(values);
});

test("a corrected error disappears from its field but stays in the summary", () => {
  const found = { name: "nameRequired", email: "emailInvalid" };
  const state = after(
    { type: "refused", values, errors: found },
    { type: "typed", values, errors: { email: "emailInvalid" } },
  );
  expect(state.lastErrors).toEqual(found);
  expect(state.errors).toEqual({ email: "emailInvalid" });
});

test("shows no new errors while typing", () => {
  const state = after(
    { type: "refused", values, errors: { email: "emailInvalid" } },
    { type: "typed", values, errors: { name: "nameRequired" } },
  );
  expect(state.errors).toEqual({});
});

test("while sending, only the response changes the state", () => {
  const sending = after({ type: "sending", values });
  expect(nextState(sending, { type: "typed", values: { name: "", email: "" }, errors: {} })).toBe(sending);
  expect(nextState(sending, { type: "sending", values: { name: "", email: "" } })).toBe(sending);
  expect(nextState(sending, { type: "restarted" })).toBe(sending);
  expect(nextState(sending, { type: "restored", values })).toBe(sending);
});

test("a failure keeps the text", () => {
  const state = after(
    { type: "sending", values },
    { type: "failed", failure: { kind: "rateLimited", reason: "visitor", minutes: 4 } },
  );
  expect(state).toMatchObject({
    phase: "failed",
    values,
    failure: { kind: "rateLimited", reason: "visitor", minutes: 4 },
  });
});

test("typing after a failure keeps the failure message", () => {
  const state = after(
    { type: "sending", values },
    { type: "failed", failure: { kind: "general" } },
    { type: "typed", values: { ...values, email: "clara@posteo.example" }, errors: {} },
  );
  expect(state).toMatchObject({
    phase: "failed",
    values: { email: "clara@posteo.example" },
    failure: { kind: "general" },
  });
});

test("fields refused by the server return the form to editing", () => {
  const state = after({ type: "sending", values }, { type: "refused", values, errors: { email: "emailInvalid" } });
  expect(state).toMatchObject({ phase: "editing", errors: { email: "emailInvalid" }, values });
});

test("clears the text once it is sent, and restarts with an empty form", () => {
  const sent = after({ type: "sending", values }, { type: "sent", answer: { state: "received" } });
  expect(sent).toMatchObject({ phase: "sent", values: { name: "", email: "" }, answer: { state: "received" } });
  expect(nextState(sent, { type: "restarted" })).toEqual(start);
});

const validValues = { name: "Clara", email: "clara@posteo.example", message: "We land at 22:40." };

test("returns valid values trimmed, together with the constants", () => {
  const checked = validate(contactSchema, { ...validValues, name: "  Clara " }, { language: "en" });
  expect(checked).toMatchObject({ valid: true, input: { ...validValues, language: "en" } });
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

const locales = (language: string): LocaleEdges => ({
  edges: ["common", "contact", "dsar", "freeNights", "newsletter"].map((ns) => ({
    node: { ns, data: readFileSync(`content/locales/${language}/${ns}.json`, "utf8") },
  })),
});
const english = textFrom(locales("en"), "en");
const greek = textFrom(locales("el"), "el");

test.each([
  [1, "1 minute", "1 λεπτό"],
  [59, "59 minutes", "59 λεπτά"],
  [60, "1 hour", "1 ώρα"],
  [61, "2 hours", "2 ώρες"],
  [1380, "23 hours", "23 ώρες"],
])("a wait of %d minutes is %s, %s", (minutes, inEnglish, inGreek) => {
  expect(waitText(english, minutes)).toBe(inEnglish);
  expect(waitText(greek, minutes)).toBe(inGreek);
});

test.each(languages)(
  "the forms for privacy requests, newsletter and free nights have a separate message for the recipient's limit, with the waiting time (%s)",
  (language) => {
    const t = language === "en" ? english : greek;
    const wait = language === "en" ? "23 hours" : "23 ώρες";
    const limited = (reason: "visitor" | "recipient") => ({ kind: "rateLimited", reason, minutes: 1380 }) as const;
    const forms = [
      requestTexts(t).failure,
      problemTexts(t, newsletterProblems).failure,
      problemTexts(t, freeNightsProblems).failure,
    ];
    for (const failure of forms) {
      const [visitor, recipient] = [failure(limited("visitor")), failure(limited("recipient"))];
      expect(recipient).toContain(wait);
      expect(visitor).toContain(wait);
      expect(recipient).not.toBe(visitor);
      expect(recipient).not.toMatch(/connection|σύνδεση|attempts|προσπάθειες/);
    }
    expect(contactTexts(t).failure(limited("visitor"))).toContain(wait);
  },
);
