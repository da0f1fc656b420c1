import { graphql } from "gatsby";
import { OnwardLink } from "../../components/ui/button";
import { Picture } from "../../components/ui/picture";
import { Eyebrow, Grid, Section } from "../../components/ui/section";
import * as styles from "./five-facts.module.css";

interface FiveFactsProps {
  readonly home: Queries.HomeFiveFactsFragment;
  /** Path of the suite's page, without language. */
  readonly to: string;
}

/** The suite in five facts, beside a picture that runs off the page. */
export function FiveFacts({ home, to }: FiveFactsProps) {
  const { suiteFacts, factsPicture } = home;
  const image = factsPicture.image.childImageSharp?.gatsbyImageData;
  return (
    <Section flushStart className={styles.five} aria-labelledby="five-title">
      <Grid>
        {image !== undefined && (
          <Picture
            className={styles.picture}
            image={image}
            alt={factsPicture.alt}
            ratio="4 / 5"
            focus={factsPicture.focus}
          />
        )}
        <div className={styles.text}>
          <Eyebrow>{suiteFacts.eyebrow}</Eyebrow>
          <h2 id="five-title">{suiteFacts.title}</h2>
          <p className={styles.intro}>{suiteFacts.intro}</p>
          <dl className={styles.facts}>
            {suiteFacts.items.map(({ id, value, label }) => (
              <div key={id}>
                <dt>{value}</dt>
                <dd>{label}</dd>
              </div>
            ))}
          </dl>
          <OnwardLink to={to}>{suiteFacts.action}</OnwardLink>
        </div>
      </Grid>
    </Section>
  );
}

export const homeFiveFacts = graphql`
  fragment HomeFiveFacts on Home {
    suiteFacts {
      eyebrow
      title
      intro
      action
      items {
        id
        value
        label
      }
    }
    factsPicture {
      alt
      focus {
        x
        y
      }
      image {
        ...PictureHalf
      }
    }
  }
`;
