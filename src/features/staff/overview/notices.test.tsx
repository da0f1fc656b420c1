/** @jest-environment jsdom */
import { render, screen } from "@testing-library/react";
import { templates } from "../../../../supabase/functions/_shared/email/queued-email";
import { emailName, lateSince } from "../api/emails";
import { RatesNote, ratesEnd } from "./notices";

jest.mock("../../../lib/i18n/use-language", () => ({ useLanguage: () => "en" }));
jest.mock("../../../lib/i18n/use-text", () => ({
  useText:
    () =>
    (key: string, values: object = {}) =>
      [key, ...Object.values(values)].join(" "),
}));
const ofHouse = { file: "content/rates.yml", sample: false, validUntil: "2027-12-31" };
let ratesFiles = [ofHouse];
jest.mock("gatsby", () => ({
  graphql: () => "",
  useStaticQuery: () => ({
    stay: { ratesFiles },
    site: { hours: { timeZone: "Europe/Athens" } },
    offers: { nodes: [{ language: "en", slug: "winter", title: "Winter", to: "2027-03-15" }] },
  }),
}));

/** The lines shown at 00:30 in Athens on the day after `day`. Athens is two hours ahead of UTC then. */
const linesOn = (day: string): string[] => {
  jest.useFakeTimers({ now: new Date(`${day}T22:30:00Z`) });
  const { unmount } = render(<RatesNote />);
  const lines = screen.queryAllByRole("status").map(({ textContent }) => textContent.replaceAll("\u00a0", " "));
  unmount();
  jest.useRealTimers();
  return lines;
};

test("warns about an offer from 30 days before its end, and then shows it as ended", () => {
  expect(linesOn("2027-02-11")).toEqual([]);
  expect(linesOn("2027-02-12")).toEqual(["overview.offer.ending Winter 15 March 2027"]);
  expect(linesOn("2027-03-14")).toEqual(["overview.offer.ending Winter 15 March 2027"]);
  expect(linesOn("2027-03-15")).toEqual(["overview.offer.ended Winter 15 March 2027"]);
});

test("warns about rates from 30 days before their end, and then shows them as ended", () => {
  expect(linesOn("2027-11-30").filter((line) => line.includes("rates"))).toEqual([
    "overview.rates.ending content/rates.yml 31 December 2027",
  ]);
  expect(linesOn("2027-12-31").filter((line) => line.includes("rates"))).toEqual([
    "overview.rates.ended content/rates.yml 31 December 2027",
  ]);
});

test("warns about each file of rates by its name, and about sample rates in it", () => {
  const ofSuite = "content/suites/garden-suite/rates.yml";
  ratesFiles = [
    { ...ofHouse, validUntil: "2028-12-31" },
    { file: ofSuite, sample: true, validUntil: "2027-12-31" },
  ];
  expect(linesOn("2027-12-31").filter((line) => line.includes("rates"))).toEqual([
    `overview.rates.sample ${ofSuite}`,
    `overview.rates.ended ${ofSuite} 31 December 2027`,
  ]);
  ratesFiles = [ofHouse];
});

test.each([
  ["2026-11-24", "ended"],
  ["2026-11-25", "ending"],
  ["2026-12-25", "ending"],
  ["2026-12-26", null],
])("on 25 November 2026, rates valid until %s are %s", (validUntil, state) => {
  expect(ratesEnd(validUntil, "2026-11-25")).toBe(state);
});

test("every email that the site sends has a distinct name; an unknown template is shown by its id", () => {
  const names = templates.map((template) => emailName(template, (key) => key));
  expect(names.filter((name) => !name.startsWith("staff.email."))).toEqual([]);
  expect(new Set(names).size).toBe(templates.length);
  expect(emailName("unknown-template", (key) => key)).toBe("unknown-template");
});

test("an email is late after an hour", () => {
  const now = Date.parse("2026-11-23T12:00:00Z");
  expect(lateSince({ oldest: null }, now)).toBeNull();
  expect(lateSince({ oldest: "2026-11-23T11:01:00+00:00" }, now)).toBeNull();
  expect(lateSince({ oldest: "2026-11-23T10:59:00+00:00" }, now)).toBe("2026-11-23T10:59:00+00:00");
});
