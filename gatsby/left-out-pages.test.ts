import { hideLeftOutPages } from "./left-out-pages";

const advice = "\nExported queries are only executed for page components. It's possible you're trying";
const about = (file: string) => `The GraphQL query in the non-page component "/house/src/${file}" will not be run.`;

/** What is printed of some warnings, followed by Gatsby's advice. */
const printed = (...warnings: readonly string[]): readonly string[] => {
  const lines: string[] = [];
  const reporter = { warn: (text: string) => void lines.push(text), log: (text: string) => void lines.push(text) };
  hideLeftOutPages(reporter);
  for (const text of warnings) reporter.warn(text);
  reporter.log(advice);
  reporter.log("The site is built.");
  return lines;
};

test("hides the warning about pages that the house does not have, with its advice", () => {
  expect(printed(about("templates/rooms.tsx"), about("pages/reviews.tsx"))).toEqual(["The site is built."]);
});

test("prints the warning about another component, with the advice, and other warnings", () => {
  const misplaced = about("features/contact/hours.tsx");
  expect(printed(about("pages/reviews.tsx"), misplaced)).toEqual([misplaced, advice, "The site is built."]);
  expect(printed("A picture is missing.")).toEqual(["A picture is missing.", "The site is built."]);
});
