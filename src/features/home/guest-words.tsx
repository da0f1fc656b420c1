import { graphql } from "gatsby";
import { OnwardLink } from "../../components/ui/onward-link";
import { Grid } from "../../components/ui/grid";
import { Note } from "../../components/ui/paragraphs";
import { MarginNote, Section } from "../../components/ui/section";
import { GuestQuote } from "../reviews/guest-quote";
import { RatingBars, Score } from "../reviews/rating-summary";
import * as styles from "./guest-words.module.css";

interface GuestWordsProps {
  readonly section: Queries.HomeGuestsFragment;
  readonly quote: Queries.GuestQuoteFragment;
  readonly summary: Queries.RatingSummaryFragment;
}

/** A quotation of one guest, labelled if it is a sample, and the ratings of all guests. */
export function GuestWords({ section, quote, summary }: GuestWordsProps) {
  return (
    <Section sunk className={styles.guests} aria-labelledby="guests-title">
      <Grid>
        <div className={styles.note}>
          <MarginNote id="guests-title">{section.title}</MarginNote>
        </div>
        <GuestQuote quote={quote} className={styles.quote} />
        <div className={styles.side}>
          <Score summary={summary} />
          <RatingBars summary={summary} />
          <Note>{section.intro}</Note>
          <OnwardLink to="/reviews">{section.action ?? ""}</OnwardLink>
        </div>
      </Grid>
    </Section>
  );
}

export const homeGuests = graphql`
  fragment HomeGuests on HomeSection {
    title
    intro
    action
  }
`;
