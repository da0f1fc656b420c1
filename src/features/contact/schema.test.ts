import * as v from "valibot";
import { contactSchema } from "./schema.ts";

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
