/** Terms of the stay and reviews: numbers and days that must not contradict each other. */
import type { CheckTools, Draft } from "../content";
import { type FieldPath, fieldName } from "../yaml-places";
import { issuesOfReview } from "./review-rules";

const tellIn =
  (draft: Draft, file: string, { report }: CheckTools) =>
  (path: FieldPath, problem: string, fix: string) => {
    report({ file, line: draft.files.get(file)?.lineOf(path), field: fieldName(path), problem, fix });
  };

const checkStay = (draft: Draft, tools: CheckTools): void => {
  if (draft.stay === undefined) return;
  const { facts } = draft.stay;
  const tell = tellIn(draft, "content/stay.yml", tools);
  if (facts.guestsIncluded.value > facts.maxGuests.value) {
    tell(
      ["facts", "guestsIncluded", "value"],
      "More guests are included than the suite takes.",
      "Correct this or maxGuests.",
    );
  }
  if (facts.checkOutBy.value > facts.checkInFrom.value) {
    tell(["facts", "checkOutBy", "value"], "Guests leave after the next ones arrive.", "Correct this or checkInFrom.");
  }
  if (facts.climateFeeLow.amount > facts.climateFeeHigh.amount) {
    tell(
      ["facts", "climateFeeLow", "amount"],
      "The low season costs more than the high one.",
      "Exchange or correct the two amounts.",
    );
  }
  for (const name of ["climateFeeHigh", "climateFeeLow"] as const) {
    if (facts[name].season !== undefined) continue;
    tell(
      ["facts", name],
      "The season in which the fee applies is missing.",
      'Add “season: { name: …, from: "04-01", to: "10-31" }”.',
    );
  }
};

/** The rental conditions and the terms beside them name one day. */
const checkConditions = ({ stay, policies }: Draft, { report }: CheckTools): void => {
  const day = stay?.facts.termsEffectiveFrom.value;
  for (const { slug, file, head } of policies ?? []) {
    if (slug !== "rental-conditions" || day === undefined || head.effective === day) continue;
    report({
      file: file.name,
      line: file.lineOf(["effective"]),
      field: "effective",
      problem: `The conditions hold since ${head.effective}, content/stay.yml says ${day} (termsEffectiveFrom).`,
      fix: "Correct one of the two days.",
    });
  }
};

const checkSummary = (draft: Draft, tools: CheckTools): void => {
  const summary = draft.reviewSummary;
  if (summary === undefined) return;
  const tell = tellIn(draft, "content/reviews/summary.yml", tools);
  summary.categories.forEach(({ id, score }, index) => {
    if (score <= summary.scale) return;
    tell(
      ["summary", "categories", index, "score"],
      `“${id}” has ${score} of ${summary.scale}.`,
      "Correct the score or the scale.",
    );
  });
  if (summary.overall !== undefined && summary.overall > summary.scale) {
    tell(
      ["summary", "overall"],
      `The rating is ${summary.overall} of ${summary.scale}.`,
      "Correct the rating or the scale.",
    );
  }
};

const checkReviews = (draft: Draft, tools: CheckTools): void => {
  if (draft.reviews === undefined) return;
  const { reviews, sources } = draft.reviews;
  const tell = tellIn(draft, "content/reviews/reviews.yml", tools);
  const around = { sources: sources.map(({ id }) => id), scale: draft.reviewSummary?.scale, today: tools.today };
  reviews.forEach((review, index) => {
    for (const { path, problem, fix } of issuesOfReview(review, around))
      tell(["reviews", index, ...path], problem, fix);
  });
};

/** Stay terms, the summary of the reviews, and each review. */
export const checkTerms = (draft: Draft, tools: CheckTools): void => {
  checkStay(draft, tools);
  checkConditions(draft, tools);
  checkSummary(draft, tools);
  checkReviews(draft, tools);
};
