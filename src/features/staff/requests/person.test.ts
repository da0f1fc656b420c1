import { textsIn } from "../../../../tests/support/reading";
import { formatMoment } from "../../../lib/format-moment";
import type { Text } from "../../../lib/i18n/keys";
import type { Language } from "../../../settings/languages";
import {
  type PersonData,
  type PersonPart,
  countHeld,
  erasableOf,
  pairsOf,
  personJson,
  personPage,
  valueText,
  withoutErased,
} from "./person";

const nothing: PersonData = { messages: [], newsletter: [], requests: [], notices: [], emails: [], account: [] };
const data: PersonData = {
  ...nothing,
  messages: [{ id: "1", name: "Ann", message: "<b>Hello</b>\nthere", page: null }],
  requests: [{ reference: "DSR-0001" }],
};

test("an erasure keeps only confirmed requests, the emails about them, and the staff account", () => {
  const confirmed = { reference: "DSR-0001", status: "closed" };
  const unconfirmed = { status: "unconfirmed", details: "My own words" };
  const erased = { messages: [{}], newsletter: [{}], notices: [{}], emails: [{ template: "request-confirm" }, {}] };
  const keptEmails = [{ template: "request-received" }, { template: "request-extended" }];
  const held = {
    ...erased,
    emails: [...keptEmails, ...erased.emails],
    requests: [unconfirmed, confirmed],
    account: [{}],
  };
  expect(erasableOf(held)).toEqual({ ...erased, requests: [unconfirmed], account: [] });
  expect(withoutErased(held)).toEqual({ ...nothing, requests: [confirmed], emails: keptEmails, account: [{}] });
  expect(countHeld(erasableOf({ ...nothing, requests: [confirmed], account: [{}] }))).toBe(0);
  expect(countHeld(nothing)).toBe(0);
  expect(countHeld(data)).toBe(2);
});

test("lists a row as pairs of column and value, without its id", () => {
  expect(pairsOf({ id: "1", name: "Ann", page: null, tags: ["a"] })).toEqual([
    ["name", "Ann"],
    ["page", "–"],
    ["tags", '["a"]'],
  ]);
});

test("lists the columns in a fixed order, whatever order the database returns, with unknown columns last", () => {
  const row = {
    other: "",
    name: "",
    stay_suite: "",
    stay_guests: 2,
    stay_arrival: "",
    terms_version: "",
    stay_departure: "",
    created_at: "",
  };
  expect(pairsOf(row).map(([name]) => name)).toEqual([
    "created_at",
    "name",
    "stay_arrival",
    "stay_departure",
    "stay_guests",
    "stay_suite",
    "terms_version",
    "other",
  ]);
});

test("the JSON file contains all data", () => {
  expect(JSON.parse(personJson("ann@example.com", data, "2026-11-21"))).toEqual({
    email: "ann@example.com",
    exportedAt: "2026-11-21",
    ...data,
  });
});

test("the HTML file contains all data, with markup escaped", () => {
  const t: Text = (key) => (key === "requests.file.nothing" ? "Nothing." : key);
  const policy = "https://aithra-suite.example/privacy";
  const page = personPage("ann@example.com", data, "2026-11-21", policy, { t, language: "en", moment: String });
  expect(page).toContain("&#60;b&#62;Hello&#60;/b&#62;<br>there");
  expect(page).not.toContain("<b>");
  expect(page.match(/Nothing\./g)).toHaveLength(4);
});

test.each([
  ["en", "legal basis", "authority"],
  ["el", "νομική βάση", "αρχή"],
] as const)("the HTML file says where the rest of an answer to a request for access is (%s)", (language, ...words) => {
  const texts = textsIn("requests", language);
  const policy = "https://aithra-suite.example/privacy";
  const t = ((key: string) => texts(key.replace(/^requests\./, ""))) as Text;
  const page = personPage("ann@example.com", nothing, "2026-11-21", policy, { t, language, moment: String });
  expect(page).toContain(`<a href="${policy}">${policy}</a>`);
  for (const word of words) expect(page).toContain(word);
});

const textIn = (language: Language) => (part: PersonPart, column: string, text: string) =>
  valueText(part, column, text, {
    t: (key: string) => {
      const [, namespace = "", name = ""] = /^(\w+)\.(.+)$/.exec(key) ?? [];
      return textsIn(namespace, language)(name);
    },
    language,
    moment: (moment) => formatMoment(moment, language, "Europe/Athens"),
  });

test.each([
  ["messages", "status", "new", "new", "νέο"],
  ["newsletter", "status", "unsubscribed", "unsubscribed", "διαγράφηκε"],
  ["requests", "status", "unconfirmed", "not confirmed yet", "σε αναμονή επιβεβαίωσης"],
  ["requests", "type", "erasure", "Erasure", "Διαγραφή"],
  ["messages", "stay_arrival", "2026-12-10", "10 December 2026", "10 Δεκεμβρίου 2026"],
  ["messages", "terms_version", "2025-05-04", "4 May 2025", "4 Μαΐου 2025"],
  ["requests", "due_on", "2026-12-21", "21 December 2026", "21 Δεκεμβρίου 2026"],
  ["messages", "created_at", "2026-11-21T07:12:00+00:00", "21 Nov 2026, 09:12", "21 Νοε 2026, 09:12"],
  ["messages", "language", "el", "Ελληνικά", "Ελληνικά"],
  ["account", "role", "editor", "Editor", "Συντάκτης"],
  ["emails", "template", "request-extended", "extension of a data request", "παράταση αιτήματος"],
] as const)("%s: shows the %s %s as text in both languages", (part, column, stored, english, greek) => {
  const texts = (["en", "el"] as const).map((language) =>
    textIn(language)(part, column, stored).replaceAll("\u00a0", " "),
  );
  expect(texts).toEqual([english, greek]);
});

test.each([
  ["messages", "message", "new"],
  ["messages", "name", "2026-11-21"],
  ["requests", "details", "erasure"],
  ["messages", "page", "–"],
] as const)("%s: shows the %s unchanged, without translating it: %s", (part, column, text) => {
  expect(textIn("el")(part, column, text)).toBe(text);
});
