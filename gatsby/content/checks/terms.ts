/** Terms of the stay and reviews: numbers and days that must not contradict each other. */
import type { CheckTools, Draft } from "../content";
import { reportIn } from "../report-in";
import { issuesOfReview } from "./review-rules";

const checkStay = (draft: Draft, tools: CheckTools): void => {
  if (draft.stay === undefined) return;
  const { facts } = draft.stay;
  const report = reportIn(draft, "content/stay.yml", tools);
  if (facts.guestsIncluded.value > facts.maxGuests.value) {
    report(
      ["facts", "guestsIncluded", "value"],
      "More guests are included than the suite takes.",
      "Correct this or maxGuests.",
    );
  }
  if (facts.checkOutBy.value > facts.checkInFrom.value) {
    report(
      ["facts", "checkOutBy", "value"],
      "Guests leave after the next ones arrive.",
      "Correct this or checkInFrom.",
    );
  }
  const { climateFeeHigh: high, climateFeeLow: low } = facts;
  if (high !== undefined && low !== undefined && low.amount > high.amount) {
    report(
      ["facts", "climateFeeLow", "amount"],
      "The low season costs more than the high one.",
      "Exchange or correct the two amounts.",
    );
  }
  for (const name of ["climateFeeHigh", "climateFeeLow"] as const) {
    const fee = facts[name];
    if (fee === undefined || fee.season !== undefined) continue;
    report(
      ["facts", name],
      "The season in which the fee applies is missing.",
      'Add “season: { name: …, from: "04-01", to: "10-31" }”.',
    );
  }
};

/** The rental conditions and the terms beside them name one day. */
const checkConditions = (draft: Draft, tools: CheckTools): void => {
  const day = draft.stay?.facts.termsEffectiveFrom.value;
  for (const { slug, file, head } of draft.policies ?? []) {
    if (slug !== "rental-conditions" || day === undefined || head.effective === day) continue;
    reportIn(draft, file.name, tools)(
      ["effective"],
      `The conditions hold since ${head.effective}, content/stay.yml says ${day} (termsEffectiveFrom).`,
      "Correct one of the two days.",
    );
  }
};

const checkSummary = (draft: Draft, tools: CheckTools): void => {
  const summary = draft.reviewSummary;
  if (summary === undefined) return;
  const report = reportIn(draft, "content/reviews/summary.yml", tools);
  summary.categories.forEach(({ id, score }, index) => {
    if (score <= summary.scale) return;
    report(
      ["summary", "categories", index, "score"],
      `“${id}” has ${score} of ${summary.scale}.`,
      "Correct the score or the scale.",
    );
  });
  if (summary.overall !== undefined && summary.overall > summary.scale) {
    report(
      ["summary", "overall"],
      `The rating is ${summary.overall} of ${summary.scale}.`,
      "Correct the rating or the scale.",
    );
  }
};

const checkReviews = (draft: Draft, tools: CheckTools): void => {
  if (draft.reviews === undefined) return;
  const { reviews, sources } = draft.reviews;
  const report = reportIn(draft, "content/reviews/reviews.yml", tools);
  const around = { sources: sources.map(({ id }) => id), scale: draft.reviewSummary?.scale, today: tools.today };
  reviews.forEach((review, index) => {
    for (const { path, problem, fix } of issuesOfReview(review, around))
      report(["reviews", index, ...path], problem, fix);
  });
};

/** Stay terms, the summary of the reviews, and each review. */
export const checkTerms = (draft: Draft, tools: CheckTools): void => {
  checkStay(draft, tools);
  checkConditions(draft, tools);
  checkSummary(draft, tools);
  checkReviews(draft, tools);
};
