/** Rates in another currency than the fees are reported; without fees, rates in another currency than the first file of rates. */
import { demo as content, withoutFees } from "../../../tests/support/content/demo";
import type { Checked, Content } from "../content";
import { checkAgreement } from "./agreement";

const { stay } = withoutFees(content);

/** What is reported if the garden suite has its own rates in this currency. */
const reported = (currency: string, changed: Partial<Content>): string[] => {
  if (content.rates === null) throw new Error("The demo has rates.");
  const suiteRates = new Map([["garden-suite", { ...content.rates, currency }]]);
  const issues: string[] = [];
  checkAgreement({
    ...content,
    suiteRates,
    ...changed,
    directory: "",
    today: "2026-11-20",
    report: () => undefined,
    reportIn: (file) => (path, problem, fix) => issues.push(`${file} ${path.join(".")}: ${problem} ${fix}`),
  } satisfies Checked);
  return issues;
};

test("a suite's rates are compared with the fees", () => {
  expect(reported("EUR", {})).toEqual([]);
  expect(reported("USD", {})).toEqual([
    "content/suites/garden-suite/rates.yml currency: The rates are in USD, the fees of content/stay.yml in EUR. Write all amounts in one currency.",
  ]);
});

test("without fees, a suite's rates are compared with the first file of rates", () => {
  expect(reported("EUR", { stay })).toEqual([]);
  expect(reported("USD", { stay })).toEqual([
    "content/suites/garden-suite/rates.yml currency: The rates are in USD, those of content/rates.yml in EUR. Write all amounts in one currency.",
  ]);
});

test("without fees and with one file of rates, there is nothing to compare", () => {
  expect(reported("USD", { stay, rates: null })).toEqual([]);
});
