/**
 * @jest-environment jsdom
 */
import { render, screen } from "@testing-library/react";
import { RatesNote } from "./rates-note";

jest.mock("../../../lib/i18n/use-language", () => ({ useLanguage: () => "en" }));
jest.mock("../../../lib/i18n/use-text", () => ({
  useText:
    () =>
    (key: string, values: object = {}) =>
      [key, ...Object.values(values)].join(" "),
}));
let suites: readonly { suite: string; rates: object }[] = [];
jest.mock("../../../components/layout/site-context", () => ({
  useSite: () => ({ suites: [{ slug: "garden-suite", name: "Garden Suite" }] }),
}));
jest.mock("gatsby", () => ({
  graphql: () => "",
  useStaticQuery: () => ({
    stay: { rates: { sample: null, validUntil: "2027-12-31" }, suites },
    site: { hours: { timeZone: "Europe/Athens" } },
    offers: { nodes: [{ language: "en", slug: "winter", title: "Winter", to: "2027-03-15" }] },
  }),
}));

/** The lines shown half an hour into the day after `day` in Athens, which is two hours ahead of UTC. */
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
    "overview.rates.ending 31 December 2027",
  ]);
  expect(linesOn("2027-12-31").filter((line) => line.includes("rates"))).toEqual([
    "overview.rates.ended 31 December 2027",
  ]);
});

test("names the suite whose rates end, if there are several", () => {
  suites = [
    { suite: "luxury-suite", rates: { sample: false, validUntil: "2028-12-31" } },
    { suite: "garden-suite", rates: { sample: false, validUntil: "2027-12-31" } },
  ];
  expect(linesOn("2027-12-31").filter((line) => line.includes("rates"))).toEqual([
    "Garden Suite: overview.rates.ended 31 December 2027",
  ]);
  suites = [];
});
