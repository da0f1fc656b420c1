/** @jest-environment jsdom */
import { fireEvent, render, screen } from "@testing-library/react";
import type { Stay } from "../../lib/booking/engine";
import { ContactForm } from "./contact-form";
import { messageLimit } from "./schema";
import * as v from "valibot";
import { contactSchema } from "./schema.ts";

let stay: Stay;
const send = jest.fn<Promise<unknown>, [{ readonly stay?: Stay }]>();

jest.mock("../../lib/i18n/use-text", () => ({ useText: () => (key: string) => key }));
jest.mock("../../lib/i18n/use-language", () => ({ useLanguage: () => "en" }));
jest.mock("../../components/layout/use-stay", () => ({ useStay: () => stay }));
jest.mock("../../components/layout/site-context", () => ({
  useSite: () => ({ contact: { email: { address: "house@house.example" } } }),
}));
jest.mock("../../components/ui/text-with-links", () => ({
  ...jest.requireActual<object>("../../components/ui/text-with-links"),
  TextWith: () => null,
}));
jest.mock("../booking/suite-choice", () => ({ SuiteField: () => null }));
jest.mock("../booking/use-today", () => ({ useToday: () => "2027-01-10" }));
jest.mock("./api/send-message", () => ({ sendMessage: (message: { readonly stay?: Stay }) => send(message) }));

const open = () => render(<ContactForm terms="2027-01-01" />).unmount;
const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }));
const [leaveOut, addAgain] = ["contact.form.stay.remove", "contact.form.stay.take"] as const;
const write = () => {
  for (const [label, value] of [
    ["name", "Clara"],
    ["email", "clara@posteo.example"],
    ["message", "We land at 22:40."],
  ] as const)
    fireEvent.input(screen.getByLabelText(new RegExp(`form.${label}.label`)), { target: { value } });
};
/** Leaves the stay out, writes a message, and opens the page again, with `next` as the stay of the tab. */
const leaveOutAndReturn = (next = stay) => {
  const close = open();
  press(leaveOut);
  write();
  close();
  stay = next;
  open();
};
/** The days of the stay in the message that was sent. */
const sentDays = async () => {
  fireEvent.submit(screen.getByRole("form"));
  await screen.findByText("contact.success.text");
  const sent = send.mock.calls.at(-1)?.[0].stay;
  return sent === undefined ? undefined : [sent.arrival, sent.departure];
};

/** The elements scrolled into view, with the options; null for an element that did not contain the focus. jsdom cannot scroll. */
let scrolled: readonly [Element | null, unknown][];
beforeEach(() => {
  scrolled = [];
  Element.prototype.scrollIntoView = function (this: Element, options) {
    scrolled = [...scrolled, [this.contains(document.activeElement) ? this : null, options]];
  };
  localStorage.clear();
  send.mockReset().mockResolvedValue({ result: "answered", answer: { state: "received" } });
  stay = { arrival: "2027-05-10", departure: "2027-05-13", guests: 2 };
});

test("the confirmation is scrolled into view, which Firefox does not do for a focused element that is partly visible", async () => {
  open();
  write();
  await sentDays();
  expect(scrolled).toEqual([[screen.getByRole("status"), { block: "nearest" }]]);
});

test("the summary of errors is announced whole once, and then only the line that changes", () => {
  open();
  fireEvent.submit(screen.getByRole("form"));
  const summary = screen.getAllByRole("alert").find((each) => each.querySelector("li") !== null);
  // `role="alert"` implies `aria-atomic="true"`, so the value has to be set to false.
  expect(summary?.getAttribute("aria-atomic")).toBe("false");
  for (const line of summary?.querySelectorAll("li") ?? []) expect(line.getAttribute("aria-atomic")).toBe("true");
});

test("the stay is sent with a message", async () => {
  open();
  write();
  expect(await sentDays()).toEqual(["2027-05-10", "2027-05-13"]);
});

test("a stay that is left out stays out when the page is opened again", async () => {
  leaveOutAndReturn();
  expect(screen.queryByRole("button", { name: addAgain })).not.toBeNull();
  expect(await sentDays()).toBeUndefined();
});

test("a stay that is left out can be added again", async () => {
  open();
  press(leaveOut);
  press(addAgain);
  write();
  expect(await sentDays()).toEqual(["2027-05-10", "2027-05-13"]);
});

test("another stay is sent, although the one before was left out", async () => {
  leaveOutAndReturn({ arrival: "2027-06-01", departure: "2027-06-04", guests: 2 });
  expect(await sentDays()).toEqual(["2027-06-01", "2027-06-04"]);
});

test("if only the stay was left out, the form does not say that it kept a text", () => {
  const close = open();
  press(leaveOut);
  close();
  open();
  expect(screen.queryByText("contact.form.draftRestored")).toBeNull();
});

test("clearing the form adds the stay again", () => {
  leaveOutAndReturn();
  press("contact.form.discardDraft");
  expect(screen.queryByRole("button", { name: leaveOut })).not.toBeNull();
});

test("the number of remaining or excess characters, while it is shown, describes the message field", () => {
  open();
  const message = () => screen.getByLabelText(/form.message.label/);
  expect(message().getAttribute("aria-describedby")).toBeNull();
  fireEvent.input(message(), { target: { value: "x".repeat(messageLimit - 20) } });
  const count = document.getElementById(message().getAttribute("aria-describedby") ?? "");
  expect(count?.textContent).toBe("contact.form.message.remaining");
  fireEvent.input(message(), { target: { value: "x".repeat(messageLimit + 1) } });
  expect(count?.textContent).toBe("contact.form.message.tooMany");
});

const sent = { name: "Ann", email: "ann@example.com", message: "Hello", language: "en" };

test.each(["\u000b", "\u000c", "\u2028", "\u2029"])("replaces %j in a message with a plain line break", (lineBreak) => {
  const { message } = v.parse(contactSchema, { ...sent, message: `One${lineBreak}two${lineBreak}` });
  expect(message).toBe("One\ntwo");
});

test.each(["\u2028", "\u200b\n\u2060", "\u3164", "a\u0000b", "a\u0007b", "a\ud800b"])(
  "refuses %j as a message",
  (message) => {
    const { issues } = v.safeParse(contactSchema, { ...sent, message });
    expect(issues?.map((issue) => issue.message)).toEqual(["messageRequired"]);
  },
);

test("a message contains a complete stay or none", () => {
  const stay = { arrival: "2026-12-04", departure: "2026-12-08", guests: 3 };
  expect(v.parse(contactSchema, { ...sent, stay }).stay).toEqual(stay);
  expect(v.parse(contactSchema, sent).stay).toBeUndefined();
});

test.each([
  ["a day that does not exist", { arrival: "2026-02-30", departure: "2026-03-02", guests: 2 }],
  ["a departure that is no later", { arrival: "2026-12-04", departure: "2026-12-04", guests: 2 }],
  ["no departure", { arrival: "2026-12-04", guests: 2 }],
  ["more than a year", { arrival: "2026-12-04", departure: "2028-12-04", guests: 2 }],
  ["the year 0", { arrival: "0000-12-04", departure: "0000-12-08", guests: 2 }],
  ["a day after this century", { arrival: "2099-12-30", departure: "2100-01-02", guests: 2 }],
  ["no guests", { arrival: "2026-12-04", departure: "2026-12-08", guests: 0 }],
  ["half a guest", { arrival: "2026-12-04", departure: "2026-12-08", guests: 1.5 }],
])("refuses a stay with %s", (_, stay) => {
  expect(v.safeParse(contactSchema, { ...sent, stay }).success).toBe(false);
});

test.each(["0000-01-01", "2026-02-30", "9999-12-31"])("refuses %s as the version of the rental conditions", (terms) => {
  expect(v.safeParse(contactSchema, { ...sent, terms }).success).toBe(false);
});
