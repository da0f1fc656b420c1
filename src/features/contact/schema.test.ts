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
