import { countHeld, erasableOf, pairsOf, personJson, personPage, type PersonData, withoutErased } from "./person";

const nothing: PersonData = { messages: [], newsletter: [], requests: [], notices: [], emails: [], account: [] };
const data: PersonData = {
  ...nothing,
  messages: [{ id: "1", name: "Ann", message: "<b>Hello</b>\nthere", page: null }],
  requests: [{ reference: "DSR-0001" }],
};

test("an erasure keeps only confirmed requests, the emails about them, and a staff account", () => {
  const confirmed = { reference: "DSR-0001", status: "closed" };
  const unconfirmed = { status: "unconfirmed", details: "My own words" };
  const goes = { messages: [{}], newsletter: [{}], notices: [{}], emails: [{ template: "request-confirm" }, {}] };
  const told = [{ template: "request-received" }, { template: "request-extended" }];
  const held = { ...goes, emails: [...told, ...goes.emails], requests: [unconfirmed, confirmed], account: [{}] };
  expect(erasableOf(held)).toEqual({ ...goes, requests: [unconfirmed], account: [] });
  expect(withoutErased(held)).toEqual({ ...nothing, requests: [confirmed], emails: told, account: [{}] });
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

test("the HTML file contains all data, with the markup in it escaped", () => {
  const words = {
    language: "en",
    title: "Ann",
    intro: "",
    nothing: "Nothing.",
    part: String,
    column: String,
    value: (_: unknown, __: string, text: string) => text,
  };
  const page = personPage(data, words);
  expect(page).toContain("&#60;b&#62;Hello&#60;/b&#62;<br>there");
  expect(page).not.toContain("<b>");
  expect(page.match(/Nothing\./g)).toHaveLength(4);
});
