import * as v from "valibot";
import { contactSchema } from "./schema.ts";

const sent = { name: "Ann", email: "ann@example.com", message: "Hello", language: "en" };

test.each(["\u000b", "\u000c", "\u2028", "\u2029"])("a message pasted with %j has a plain line break there", (soft) => {
  const { message } = v.parse(contactSchema, { ...sent, message: `One${soft}two${soft}` });
  expect(message).toBe("One\ntwo");
});

test.each(["\u2028", "a\u0000b", "a\u0007b", "a\ud800b"])("%j is no message", (message) => {
  const { issues } = v.safeParse(contactSchema, { ...sent, message });
  expect(issues?.map((issue) => issue.message)).toEqual(["messageRequired"]);
});

test("a message takes a whole stay along, or none", () => {
  const stay = { arrival: "2026-12-04", departure: "2026-12-08", guests: 3 };
  expect(v.parse(contactSchema, { ...sent, stay }).stay).toEqual(stay);
  expect(v.parse(contactSchema, sent).stay).toBeUndefined();
});

test.each([
  ["a day that does not exist", { arrival: "2026-02-30", departure: "2026-03-02", guests: 2 }],
  ["a departure that is no later", { arrival: "2026-12-04", departure: "2026-12-04", guests: 2 }],
  ["half a stay", { arrival: "2026-12-04", guests: 2 }],
  ["more than a year", { arrival: "2026-12-04", departure: "2028-12-04", guests: 2 }],
  ["no guests", { arrival: "2026-12-04", departure: "2026-12-08", guests: 0 }],
  ["half a guest", { arrival: "2026-12-04", departure: "2026-12-08", guests: 1.5 }],
])("%s is no stay of a message", (_, stay) => {
  expect(v.safeParse(contactSchema, { ...sent, stay }).success).toBe(false);
});
