/** Rules for a single review: it must not contradict itself or other files. Used by the build and by the import of reviews. */
import type { IssueText } from "../content-issue";
import type { FieldPath } from "../yaml-places";
import type { Review } from "../schema/reviews";

export interface ReviewSurroundings {
  /** Ids of the sources in reviews.yml. */
  readonly sources: readonly string[];
  /** The best possible score; undefined if summary.yml could not be read. */
  readonly scale: number | undefined;
  /** YYYY-MM-DD. */
  readonly today: string;
}

interface ReviewIssue extends IssueText {
  /** The path of the field within the review. */
  readonly path: FieldPath;
}

/** All issues of a review that matches its schema. */
export const issuesOfReview = (
  { source, date, response, score, scale: own, text }: Review,
  { sources, scale, today }: ReviewSurroundings,
): ReviewIssue[] => {
  const issues: ReviewIssue[] = [];
  const report = (path: FieldPath, problem: string, fix: string) => issues.push({ path, problem, fix });
  if (!sources.includes(source)) {
    const fix = `Write one of: ${sources.join(", ")}; or add it under “sources:” in content/reviews/reviews.yml.`;
    report(["source"], `There is no source called “${source}”.`, fix);
  }
  if (date > today)
    report(["date"], `The review is of a day to come, ${date}.`, "Correct the year, the month or the day.");
  if (response?.date !== undefined && (response.date < date || response.date > today)) {
    report(
      ["response", "date"],
      "The response is older than the review, or of a day to come.",
      "Correct one of the two days.",
    );
  }
  const best = own ?? scale;
  if (best !== undefined && score > best) {
    const fix =
      own === undefined
        ? "Correct it; or the scale in summary.yml; or write the review’s own under “scale:”."
        : "Correct it or its scale.";
    report(["score"], `The score is ${score} of ${best}.`, fix);
  }
  if (text.translations !== undefined && text.language in text.translations)
    report(["text", "translations"], "The review is translated into its own language.", "Remove that translation.");
  if (response?.translations !== undefined && (response.language ?? "") in response.translations)
    report(["response", "translations"], "The answer is translated into its own language.", "Remove that translation.");
  return issues;
};
