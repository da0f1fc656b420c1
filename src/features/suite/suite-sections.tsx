/** Sections of the suite page: the booking bar, rating and quotations of guests, beds, and house rules. */
import { graphql } from "gatsby";
import type { ReactNode } from "react";
import { Grid } from "../../components/ui/grid";
import { Icon } from "../../components/ui/icon";
import { OnwardLink } from "../../components/ui/onward-link";
import { Standfirst } from "../../components/ui/paragraphs";
import { MarginSection } from "../../components/ui/section";
import { useText } from "../../lib/i18n/use-text";
import { GuestQuote } from "../reviews/guest-quote";
import { Score } from "../reviews/rating-summary";
import { LabelledIcon } from "./facilities";
import { QuietHours } from "./quiet-hours";
import * as styles from "./suite-sections.module.css";

/** The booking bar between two sections, with a hairline above and below. On phones with scripts, the dock replaces it. */
export function BookingBand({ children }: { readonly children: ReactNode }) {
  return (
    <div className={styles.band}>
      <Grid>
        <div>{children}</div>
      </Grid>
    </div>
  );
}

interface SuiteGuestsProps {
  readonly suite: Queries.SuiteGuestsFragment;
  /** Null if there are no reviews yet. Then, or if the suite has no quotations, nothing is shown. */
  readonly summary: Queries.SuiteRatingFragment | null;
}

/**
 * The overall rating, the suite's quotations of guests, and a link to the page with all reviews. Needs the namespaces
 * `suite` and `reviews`.
 */
export function SuiteGuests({ suite, summary }: SuiteGuestsProps) {
  const t = useText();
  if (summary === null || suite.guestQuotes.length === 0) return null;
  return (
    <MarginSection note={t("suite.guestWords")} noteId="guests" flushStart>
      <div className={styles.guests}>
        <div className={styles.guestsRating}>
          <Score summary={summary} />
          {summary.sample === true && <p className={styles.guestsSample}>{t("suite.guestWords.sample")}</p>}
          <OnwardLink to="/reviews">{t("suite.guestWords.all")}</OnwardLink>
        </div>
        {suite.guestQuotes.map((quote) => (
          <GuestQuote key={quote.review.slug} quote={quote} className={styles.guestsQuote} />
        ))}
      </div>
    </MarginSection>
  );
}

export const suiteGuests = graphql`
  fragment SuiteGuests on Suite {
    guestQuotes {
      ...GuestQuote
    }
  }
  fragment SuiteRating on ReviewSummary {
    sample
    ...RatingSummary
  }
`;

/** The beds with their drawings. */
export function Beds({ suite }: { readonly suite: Queries.SuiteBedsFragment }) {
  const t = useText();
  const longestCm = Math.max(...suite.beds.map(({ lengthCm }) => lengthCm));
  return (
    <MarginSection note={t("suite.beds")} noteId="beds">
      <ul className={styles.beds}>
        {suite.beds.map(({ id, label, detail, widthCm, lengthCm }) => (
          <li key={id}>
            <BedDrawing {...{ widthCm, lengthCm, longestCm }} />
            <h3>{label}</h3>
            <p>{detail}</p>
          </li>
        ))}
      </ul>
    </MarginSection>
  );
}

export const suiteBeds = graphql`
  fragment SuiteBeds on Suite {
    beds {
      id
      label
      detail
      widthCm
      lengthCm
    }
  }
`;

interface BedDrawingProps {
  readonly widthCm: number;
  readonly lengthCm: number;
  /** The length of the suite's longest bed, which sets the height of all its drawings. */
  readonly longestCm: number;
}

/** From this width in centimetres, a bed is drawn with two pillows. */
const twoPillowsFrom = 130;
const margin = 6;

const box = (x: number, y: number, width: number, height: number): string => `M${x} ${y}h${width}v${height}h${-width}Z`;

/**
 * A bed seen from above, in its true proportions. All drawings of a suite have the same scale and the height of its longest bed;
 * below a shorter bed, space is left empty.
 */
function BedDrawing({ widthCm, lengthCm, longestCm }: BedDrawingProps) {
  const pillows = widthCm >= twoPillowsFrom ? 2 : 1;
  const pillow = (widthCm - margin * 3 * (pillows + 1)) / pillows;
  const path = [
    box(0, 0, widthCm, lengthCm),
    ...Array.from({ length: pillows }, (_, index) =>
      box(margin * 3 + index * (pillow + margin * 3), margin * 2.5, pillow, 44),
    ),
    `M0 84h${widthCm}`,
  ].join("");
  return <Icon className={styles.bedDrawing} box={`-3 -3 ${widthCm + 6} ${longestCm + 6}`} path={path} />;
}

interface HouseRulesProps {
  readonly suite: Queries.SuiteRulesFragment;
  readonly stay: Queries.QuietHoursFragment;
  readonly timeZone: string;
}

/** The quiet hours on the day line, then the house rules. */
export function HouseRules({ suite, stay, timeZone }: HouseRulesProps) {
  const t = useText();
  return (
    <MarginSection note={t("suite.houseRules")} noteId="house-rules" sunk>
      {stay.quietHours !== null && (
        <>
          <h3>{t("suite.quietHours.title")}</h3>
          <Standfirst className={styles.rulesIntro}>{t("suite.quietHours.intro")}</Standfirst>
          <QuietHours stay={stay} timeZone={timeZone} />
        </>
      )}
      <ul className={styles.rules}>
        {suite.houseRules.map(({ id, text }) => (
          <li key={id}>
            <LabelledIcon id={id} group="house-rules" label={text} />
          </li>
        ))}
      </ul>
    </MarginSection>
  );
}

export const suiteRules = graphql`
  fragment SuiteRules on Suite {
    houseRules {
      id
      text
    }
  }
`;
