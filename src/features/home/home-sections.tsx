/** Sections of the home page: why to book directly, the words of a guest, and the newest posts. */
import { graphql } from "gatsby";
import { BookNow } from "../../components/layout/book-link";
import { OnwardLink } from "../../components/ui/onward-link";
import { Grid } from "../../components/ui/grid";
import { Eyebrow, Note } from "../../components/ui/paragraphs";
import { MarginNote, Section } from "../../components/ui/section";
import { PostEntry } from "../journal/post-entry";
import { GuestQuote } from "../reviews/guest-quote";
import { RatingBars, Score } from "../reviews/rating-summary";
import * as styles from "./home-sections.module.css";

/** Why a guest should book directly: the owner's list of benefits, and a link to the booking engine. */
export function WhyDirect({ direct }: { readonly direct: Queries.HomeDirectBookingFragment }) {
  return (
    <Section flushStart className={styles.direct} aria-labelledby="direct-title">
      <Grid>
        <div className={styles.directHead}>
          <div className={styles.directText}>
            <Eyebrow>{direct.eyebrow}</Eyebrow>
            <h2 id="direct-title">{direct.title}</h2>
            <p className={styles.directIntro}>{direct.intro}</p>
            <BookNow variant="line">{direct.action}</BookNow>
          </div>
        </div>
        <ul className={styles.benefits}>
          {direct.benefits.map(({ id, title, text }) => (
            <li key={id}>
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ul>
      </Grid>
    </Section>
  );
}

export const homeDirect = graphql`
  fragment HomeDirectBooking on HomeDirectBooking {
    eyebrow
    title
    intro
    action
    benefits {
      id
      title
      text
    }
  }
`;

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
        <div className={styles.guestsNote}>
          <MarginNote id="guests-title">{section.title}</MarginNote>
        </div>
        <GuestQuote quote={quote} className={styles.guestsQuote} />
        <div className={styles.guestsSide}>
          <Score summary={summary} />
          <RatingBars summary={summary} />
          <Note>{section.intro}</Note>
          <OnwardLink to="/reviews">{section.action}</OnwardLink>
        </div>
      </Grid>
    </Section>
  );
}

export const homeGuests = graphql`
  fragment HomeGuests on HomeReviews {
    title
    intro
    action
  }
`;

interface JournalPostsProps {
  readonly section: Queries.HomeJournalFragment;
  /** At most three, newest first. */
  readonly posts: readonly (Queries.PostEntryFragment & { readonly slug: string })[];
}

/** The newest three posts: one large, two beside it. Renders nothing if there are none. */
export function JournalPosts({ section, posts }: JournalPostsProps) {
  if (posts.length === 0) return null;
  return (
    <Section aria-labelledby="journal-title" data-no-search>
      <Grid className={styles.posts}>
        <div className={styles.postsHead}>
          <div>
            <Eyebrow>{section.eyebrow}</Eyebrow>
            <h2 id="journal-title">{section.title}</h2>
            <p>{section.intro}</p>
          </div>
          <OnwardLink to="/journal">{section.action}</OnwardLink>
        </div>
        {posts.map((post, index) => (
          <PostEntry
            key={post.slug}
            post={post}
            large={index === 0}
            ratio={index === 0 ? "4 / 5" : "3 / 2"}
            sizes={
              index === 0 ? "(min-width: 64rem) 46vw, 100vw" : "(min-width: 64rem) 30vw, (min-width: 48rem) 50vw, 100vw"
            }
          />
        ))}
      </Grid>
    </Section>
  );
}

export const homeJournal = graphql`
  fragment HomeJournal on HomeJournal {
    eyebrow
    title
    intro
    action
  }
`;
