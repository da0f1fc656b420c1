/** Checks that numbers and dates do not contradict each other in the terms of the stay, offers, certificates and reviews. */
import type { CheckTools, Draft } from "../content";
import { reportIn } from "../report-in";
import { issuesOfReview } from "./review-rules";

const checkStay = (draft: Draft, tools: CheckTools): void => {
  if (draft.stay === undefined) return;
  const { guestsIncluded, maxGuests, checkOutBy, checkInFrom, ...fees } = draft.stay.facts;
  const report = reportIn(draft, "content/stay.yml", tools);
  if (guestsIncluded.value > maxGuests.value) {
    const field = ["facts", "guestsIncluded", "value"];
    report(field, "More guests are included than the suite takes.", "Correct this or maxGuests.");
  }
  if (checkOutBy.value > checkInFrom.value) {
    const field = ["facts", "checkOutBy", "value"];
    report(field, "Guests leave after the next ones arrive.", "Correct this or checkInFrom.");
  }
  const { climateFeeHigh: high, climateFeeLow: low } = fees;
  if (high !== undefined && low !== undefined && low.amount > high.amount) {
    const field = ["facts", "climateFeeLow", "amount"];
    report(field, "The low season costs more than the high one.", "Exchange or correct the two amounts.");
  }
  for (const name of ["climateFeeHigh", "climateFeeLow"] as const) {
    const fee = fees[name];
    if (fee === undefined || fee.season !== undefined) continue;
    const fix = 'Add “season: { name: …, from: "04-01", to: "10-31" }”.';
    report(["facts", name], "The season in which the fee applies is missing.", fix);
  }
};

/** Reports offers that end before they begin, and certificates that expire before they were issued. */
const checkPairsOfDays = (draft: Draft, tools: CheckTools): void => {
  draft.offers?.offers.forEach(({ from, to }, index) => {
    const report = reportIn(draft, "content/offers.yml", tools);
    if (from > to) report(["offers", index, "to"], "The offer ends before it begins.", "Exchange the two days.");
  });
  draft.safety?.items.forEach(({ date, lapses }, index) => {
    if (date === undefined || lapses === undefined || date <= lapses) return;
    const report = reportIn(draft, "content/safety.yml", tools);
    report(["items", index, "lapses"], "It lapses before it was issued.", "Correct one of the two days.");
  });
};

/** The rental conditions and the fact `termsEffectiveFrom` must state the same date. */
const checkConditions = (draft: Draft, tools: CheckTools): void => {
  const day = draft.stay?.facts.termsEffectiveFrom.value;
  for (const { slug, file, head } of draft.policies) {
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
    const problem = `“${id}” has ${score} of ${summary.scale}.`;
    report(["summary", "categories", index, "score"], problem, "Correct the score or the scale.");
  });
  if (summary.overall !== undefined && summary.overall > summary.scale) {
    const problem = `The rating is ${summary.overall} of ${summary.scale}.`;
    report(["summary", "overall"], problem, "Correct the rating or the scale.");
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

export const checkTerms = (draft: Draft, tools: CheckTools): void => {
  checkStay(draft, tools);
  checkPairsOfDays(draft, tools);
  checkConditions(draft, tools);
  checkSummary(draft, tools);
  checkReviews(draft, tools);
};
