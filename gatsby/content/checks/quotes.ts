/** Checks the quotations of guests on the home page and on suite pages: the quoted words must occur in the review. */
import { languages } from "../../../src/settings/languages";
import type { CheckTools, Draft } from "../content";
import { type ReportField, reportIn } from "../report-in";
import { wholeOriginal } from "../schema/reviews";
import type { Quote } from "../schema/values";
import type { FieldPath } from "../yaml-places";

const plain = (text: string): string => text.replace(/\s+/g, " ").trim();

/** @param path the path of the quotation in its file */
const checkQuote = (quote: Quote, path: FieldPath, { reviews }: Draft, report: ReportField): void => {
  if (reviews === undefined) return;
  const quoted = reviews.reviews.find(({ id }) => id === quote.review);
  if (quoted === undefined) {
    report(
      [...path, "review"],
      `There is no review called “${quote.review}”.`,
      reviews.reviews.length === 0
        ? `Remove “${String(path[0])}:” until a guest has written something.`
        : "Write the id of one in content/reviews/reviews.yml.",
    );
    return;
  }
  const { text } = quoted;
  for (const language of languages) {
    const whole = (text.language === language ? undefined : text.translations?.[language]) ?? wholeOriginal(text);
    if (plain(whole).includes(plain(quote.words[language]))) continue;
    const problem = `These are not the words of the review “${quoted.id}”.`;
    report([...path, "words", language], problem, "Copy a sentence or two of it exactly.");
  }
};

export const checkQuotes = (draft: Draft, tools: CheckTools): void => {
  const { home, suiteFolders } = draft;
  if (home?.quote !== undefined) checkQuote(home.quote, ["quote"], draft, reportIn(draft, "content/home.yml", tools));
  for (const [folder, suite] of suiteFolders) {
    const report = reportIn(draft, `content/suites/${folder}/suite.yml`, tools);
    suite?.quotes?.forEach((quote, index) => checkQuote(quote, ["quotes", index], draft, report));
  }
};
