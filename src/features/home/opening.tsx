import { Grid, Section } from "../../components/ui/section";
import * as styles from "./opening.module.css";

interface OpeningProps {
  /** What the house's name means. */
  readonly meaning: string;
  readonly promise: string;
  readonly standfirst: string;
}

/** The first words after the picture: the name explained in the margin, the suite in a sentence or two. */
export function Opening({ meaning, promise, standfirst }: OpeningProps) {
  return (
    <Section className={styles.opening}>
      <Grid>
        <p className={styles.word}>{meaning}</p>
        <div className={styles.text}>
          <p className={styles.promise}>{promise}</p>
          <p className={styles.standfirst}>{standfirst}</p>
        </div>
      </Grid>
    </Section>
  );
}
