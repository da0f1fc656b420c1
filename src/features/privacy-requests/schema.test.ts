import * as v from "valibot";
import { privacyRequestSchema } from "./schema.ts";

const sent = { action: "submit", type: "rectification", name: "Ann", email: "ann@example.com", language: "en" };

test.each(["\u000b", "\u000c", "\u2028", "\u2029"])("converts %j in pasted details to a plain line break", (soft) => {
  const { details } = v.parse(privacyRequestSchema, { ...sent, details: `One${soft}two${soft}` });
  expect(details).toBe("One\ntwo");
});

test.each(["\u2028", "\u200b", "a\u0000b", "a\u0007b", "a\ud800b"])(
  "rejects the details %j of a correction",
  (details) => {
    const { issues } = v.safeParse(privacyRequestSchema, { ...sent, details });
    expect(issues?.map((issue) => issue.message)).toEqual(["detailsRequired"]);
  },
);

test("requires details only for a correction", () => {
  expect(v.parse(privacyRequestSchema, { ...sent, type: "access" }).details).toBe("");
});
