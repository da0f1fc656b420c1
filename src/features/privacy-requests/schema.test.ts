import * as v from "valibot";
import { privacyRequestSchema } from "./schema.ts";

const sent = { action: "submit", type: "rectification", name: "Ann", email: "ann@example.com", language: "en" };

test.each(["\u000b", "\u000c", "\u2028", "\u2029"])("details pasted with %j have a plain line break there", (soft) => {
  const { details } = v.parse(privacyRequestSchema, { ...sent, details: `One${soft}two${soft}` });
  expect(details).toBe("One\ntwo");
});

test.each(["\u2028", "a\u0000b", "a\u0007b", "a\ud800b"])("%j explains nothing", (details) => {
  const { issues } = v.safeParse(privacyRequestSchema, { ...sent, details });
  expect(issues?.map((issue) => issue.message)).toEqual(["detailsRequired"]);
});

test("a request other than for a correction needs no details", () => {
  expect(v.parse(privacyRequestSchema, { ...sent, type: "access" }).details).toBe("");
});
