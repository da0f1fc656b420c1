import { graphql } from "gatsby";
import type { CSSProperties, ReactNode } from "react";
import { SourcePreload } from "../../components/ui/picture";
import { Grid } from "../../components/ui/grid";
import { Section } from "../../components/ui/section";
import * as styles from "./hero.module.css";

interface HeroProps {
  readonly home: Queries.HomeHeroFragment;
  /** The booking bar: over the bottom edge of the picture; on phones below the text, and hidden if scripts run. */
  readonly children: ReactNode;
}

/** The hero: text over a picture; on phones the text is below the picture or, in a low window, above it. */
export function Hero({ home, children }: HeroProps) {
  const { hero, heroPicture } = home;
  const background: CSSProperties = { backgroundColor: heroPicture.colour };
  return (
    <section className={styles.hero} aria-labelledby="hero-title">
      <Grid className={styles.grid}>
        <picture className={styles.picture} style={background}>
          {heroPicture.sources.map(({ media, type, srcSet, width, height }) => (
            <source key={media + type} media={media} type={type} srcSet={srcSet} width={width} height={height} />
          ))}
          <img src={heroPicture.fallback} width={1200} height={675} alt={heroPicture.alt} fetchpriority="high" />
        </picture>
        <div className={styles.text}>
          <p className={styles.eyebrow}>{hero.eyebrow}</p>
          <h1 id="hero-title">{hero.line}</h1>
        </div>
        {children}
        <p className={styles.caption}>{heroPicture.caption}</p>
      </Grid>
    </section>
  );
}

/** Preloads of the hero picture: one for each media query, in the first format. */
export function HeroPreloads({ picture }: { readonly picture: Queries.HomeHeroFragment["heroPicture"] }) {
  const first = picture.sources[0]?.type;
  return picture.sources
    .filter(({ type }) => type === first)
    .map(({ media, type, srcSet }) => <SourcePreload key={media} {...{ media, type, srcSet }} />);
}

export const homeHero = graphql`
  fragment HomeHero on Home {
    hero {
      eyebrow
      line
    }
    heroPicture {
      alt
      caption
      colour
      fallback
      sources {
        media
        type
        srcSet
        width
        height
      }
    }
  }
`;

interface OpeningProps {
  /** Meaning of the house's name; null if the owner gives none. */
  readonly meaning: string | null;
  readonly promise: string;
  readonly standfirst: string;
}

/** The text after the picture: the meaning of the name in the margin, and the suite in a sentence or two. */
export function Opening({ meaning, promise, standfirst }: OpeningProps) {
  return (
    <Section className={styles.opening}>
      <Grid>
        {meaning !== null && <p className={styles.meaning}>{meaning}</p>}
        <div className={styles.openingText}>
          <p className={styles.promise}>{promise}</p>
          <p className={styles.standfirst}>{standfirst}</p>
        </div>
      </Grid>
    </Section>
  );
}
