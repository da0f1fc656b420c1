import { graphql } from "gatsby";
import { BookNow } from "../../components/layout/book-link";
import { Grid } from "../../components/ui/grid";
import { Eyebrow } from "../../components/ui/paragraphs";
import { Section } from "../../components/ui/section";
import * as styles from "./why-direct.module.css";

interface WhyDirectProps {
  readonly direct: Queries.HomeDirectBookingFragment;
}

/** Why a guest should book directly: the owner's list of benefits, and a link to the booking engine. */
export function WhyDirect({ direct }: WhyDirectProps) {
  return (
    <Section flushStart className={styles.direct} aria-labelledby="direct-title">
      <Grid>
        <div className={styles.head}>
          <div className={styles.headText}>
            <Eyebrow>{direct.eyebrow}</Eyebrow>
            <h2 id="direct-title">{direct.title}</h2>
            <p className={styles.intro}>{direct.intro}</p>
            <BookNow variant="line">{direct.action}</BookNow>
          </div>
        </div>
        <ul className={styles.list}>
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
