/** Checks the days of the offers against today. */
import { type Checked, isFarAhead } from "../content";

/** Reports days whose year is probably mistyped: an offer would be shown for decades, or never. */
export const checkOffers = ({ offers, today, reportIn }: Checked): void => {
  const report = reportIn("content/offers.yml");
  for (const [index, { from, to }] of (offers?.offers ?? []).entries()) {
    if (isFarAhead(from, today)) {
      const problem = `The offer begins on ${from}, more than two years ahead.`;
      report(["offers", index, "from"], problem, "Correct the year.");
    }
    if (isFarAhead(to, today)) {
      const problem = `The offer ends on ${to}, more than two years ahead.`;
      report(["offers", index, "to"], problem, "Correct the year; an offer that goes on longer can be extended later.");
    }
  }
};
