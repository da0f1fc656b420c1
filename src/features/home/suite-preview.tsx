/** The suite on the home page: its main facts, and four pictures that link to its gallery. */
import { graphql } from "gatsby";
import type { CSSProperties } from "react";
import { OnwardLink } from "../../components/ui/onward-link";
import { Picture } from "../../components/ui/picture";
import { Grid } from "../../components/ui/grid";
import { Eyebrow } from "../../components/ui/paragraphs";
import { Section } from "../../components/ui/section";
import * as styles from "./suite-preview.module.css";
import { LocalLink } from "../../components/ui/local-link";

interface MainFactsProps {
  readonly home: Queries.HomeMainFactsFragment;
  /** Path of the suite's page, without language. */
  readonly to: string;
}

/** The main facts about the suite, beside a picture that extends to the edge of the page. */
export function MainFacts({ home, to }: MainFactsProps) {
  const { suiteFacts, factsPicture } = home;
  const image = factsPicture.image.childImageSharp?.gatsbyImageData;
  return (
    <Section flushStart className={styles.preview} aria-labelledby="suite-preview-title">
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
          <h2 id="suite-preview-title">{suiteFacts.title}</h2>
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

export const homeMainFacts = graphql`
  fragment HomeMainFacts on Home {
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

/** Ratio and share of the row's width for each of the four pictures. */
const places = [
  { ratio: "3 / 2", grow: 1.5, sizes: "(min-width: 48rem) 34vw, 100vw" },
  { ratio: "3 / 4", grow: 0.75, sizes: "(min-width: 48rem) 17vw, 50vw" },
  { ratio: "4 / 5", grow: 0.8, sizes: "(min-width: 48rem) 18vw, 50vw" },
  { ratio: "27 / 20", grow: 1.35, sizes: "(min-width: 48rem) 31vw, 100vw" },
];

interface PictureStripProps {
  readonly home: Queries.HomePictureStripFragment;
  /** Path of the suite's page, without language. */
  readonly to: string;
}

/** Four pictures in a row; each links to itself in the suite's gallery. */
export function PictureStrip({ home, to }: PictureStripProps) {
  const { gallery, stripPictures } = home;
  return (
    <Section flushStart className={styles.strip} aria-labelledby="strip-title">
      <Grid>
        <h2 id="strip-title" className={styles.title}>
          {gallery.title}
        </h2>
        <ul className={styles.row}>
          {places.map(({ ratio, grow, sizes }, index) => {
            const picture = stripPictures[index];
            const image = picture?.image.childImageSharp?.gatsbyImageData;
            if (picture === undefined || image === undefined) return null;
            const { slug, alt, caption, focus } = picture;
            const style: CSSProperties & Record<"--grow", number> = { "--grow": grow };
            return (
              <li key={slug} style={style}>
                <LocalLink to={`${to}#photo=${slug}`}>
                  <Picture image={image} alt={alt} ratio={ratio} focus={focus} sizes={sizes} caption={caption} />
                </LocalLink>
              </li>
            );
          })}
        </ul>
        <div className={styles.foot}>
          <p className={styles.stripIntro}>{gallery.intro}</p>
          <OnwardLink to={`${to}#gallery`}>{gallery.action}</OnwardLink>
        </div>
      </Grid>
    </Section>
  );
}

export const homePictureStrip = graphql`
  fragment HomePictureStrip on Home {
    gallery {
      title
      intro
      action
    }
    stripPictures {
      slug
      alt
      caption
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
