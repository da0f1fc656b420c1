import * as v from "valibot";
import { canonicalEmail, emailField, longText, nameField } from "./person-fields.ts";

const firstMessage = (schema: v.GenericSchema, value: unknown): string | undefined =>
  v.safeParse(schema, value).issues?.[0].message;

test.each([
  "ann@example.com",
  " ann@example.com ",
  "a.b+c@sub.example.co",
  "maria_k@xn--kxawhku.gr",
  "anna@παράδειγμα.ελ",
  "anna@ελλάδα-2.gr",
  "!#$%&'*+/=?^_`{|}~-@example.com",
  "info@xn--hxajbheg2az3al.xn--qxam",
  `${"a".repeat(64)}@example.com`,
  "o'neill@example.ie",
])("accepts %s as an email address", (value) => {
  expect(firstMessage(emailField, value)).toBeUndefined();
});

test.each([
  ["", "emailRequired"],
  ["   ", "emailRequired"],
  [undefined, "emailRequired"],
  [7, "emailRequired"],
  ["ann", "emailInvalid"],
  ["ann@", "emailInvalid"],
  ["ann@example", "emailInvalid"],
  ["@example.com", "emailInvalid"],
  [".a@example.com", "emailInvalid"],
  ["a.@example.com", "emailInvalid"],
  ["a..b@example.com", "emailInvalid"],
  // A Greek Ν and a Kelvin sign, which look like Latin letters.
  ["Νikos@example.com", "emailInvalid"],
  ["\u212aate@example.com", "emailInvalid"],
  ["άννα@example.gr", "emailInvalid"],
  [`${"a".repeat(65)}@example.com`, "emailInvalid"],
  ["ann@example/elsewhere.com", "emailInvalid"],
  ["ann@@example.com", "emailInvalid"],
  ["ann@example..com", "emailInvalid"],
  ["ann@-example.com", "emailInvalid"],
  ["ann@example.c", "emailInvalid"],
  ["ann@127.0.0.1", "emailInvalid"],
  ["ann@example.c0m", "emailInvalid"],
  ["ann@example.xn--", "emailInvalid"],
  ["ann@example\u2028.com", "emailInvalid"],
  ["ann smith@example.com", "emailInvalid"],
  ["ann@example.com, bob@example.com", "emailInvalid"],
  ["ann@example.com\r\nBcc: bob@example.com", "emailInvalid"],
  ["<ann@example.com>", "emailInvalid"],
  [`${"a".repeat(250)}@example.com`, "emailInvalid"],
  // Its Punycode form is longer than any mail server accepts.
  [`ann@${"ελληνικά.".repeat(18)}example`, "emailInvalid"],
  ["a\u0000@example.com", "emailInvalid"],
  // On these texts, a pattern with catastrophic backtracking would take for ever.
  [`a@${"a-".repeat(120)}!`, "emailInvalid"],
  [`a@${".".repeat(200)}`, "emailInvalid"],
])("rejects %j with %s", (value, message) => {
  expect(firstMessage(emailField, value)).toBe(message);
});

test.each([
  [" Ann@Example.COM ", "ann@example.com"],
  ["ann@ΕΛΛΗΝΙΚΑ.example", "ann@xn--mxahgifdar.example"],
  ["ann@ελληνικα.example", "ann@xn--mxahgifdar.example"],
  ["ann@XN--MXAHGIFDAR.example", "ann@xn--mxahgifdar.example"],
  ["Anna@παράδειγμα.ελ", "anna@xn--hxajbheg2az3al.xn--qxam"],
])("stores %j as %s", (typed, stored) => {
  expect(v.parse(emailField, typed)).toBe(stored);
});

test.each(["Ann", "Μαρία-Ελένη Παπαδοπούλου", "李小龍", "O’Neill, Seán", "👩‍💻 Dev", "a".repeat(100)])(
  "accepts %s as a name",
  (value) => {
    expect(firstMessage(nameField, value)).toBeUndefined();
  },
);

test.each([
  ["", "nameRequired"],
  ["\u00a0\t", "nameRequired"],
  [null, "nameRequired"],
  ["a".repeat(101), "nameTooLong"],
  ["Ann\nBcc: all", "nameRequired"],
  ["Ann\u0000", "nameRequired"],
  ["Ann\u0007", "nameRequired"],
  ["\u2028\u000b", "nameRequired"],
  ["\u200b\u2060", "nameRequired"],
  ["\u3164", "nameRequired"],
  ["\u2800", "nameRequired"],
  ["\u00ad \u200d\ufe0f", "nameRequired"],
  ["\ud800", "nameRequired"],
])("rejects %j with %s", (value, message) => {
  expect(firstMessage(nameField, value)).toBe(message);
});

test.each(["\u000b", "\u000c", "\u2028", "\u2029"])(
  "converts a pasted %j to a line break, and to a space in a name",
  (soft) => {
    expect(v.parse(nameField, `Ann${soft}Smith${soft}`)).toBe("Ann Smith");
    expect(v.parse(longText("required"), `one${soft}two${soft}${soft}three`)).toBe("one\ntwo\n\nthree");
  },
);

test.each([
  ["Ann@Example.COM", "ann@example.com"],
  ["maria@παράδειγμα.example", "maria@xn--hxajbheg2az3al.example"],
])("%s has the canonical form %s", (address, canonical) => {
  expect(canonicalEmail(address)).toBe(canonical);
});

test.each(["ann", "ann@", "ann@example.com/x", "ann@example.com:80", "ann@example.com?x", "ann@exa mple.com"])(
  "%s has no canonical form",
  (address) => {
    expect(canonicalEmail(address)).toBeUndefined();
  },
);
