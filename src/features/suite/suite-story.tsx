import { graphql } from "gatsby";
import { Grid, Section, Standfirst } from "../../components/ui/section";
import { FloorPlan } from "./floor-plan";
import * as styles from "./suite-story.module.css";

interface SuiteStoryProps {
  readonly suite: Queries.SuiteStoryFragment;
}

/** What the suite is, in a sentence beside its plan, and how it is to be there, in paragraphs below. */
export function SuiteStory({ suite }: SuiteStoryProps) {
  return (
    <Section>
      <Grid className={styles.story}>
        <Standfirst className={styles.standfirst}>{suite.standfirst}</Standfirst>
        {suite.plan !== null && (
          <div className={styles.plan}>
            <FloorPlan plan={suite.plan} size={suite.size} />
          </div>
        )}
        <div className={styles.text}>
          {suite.description.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      </Grid>
    </Section>
  );
}

export const suiteStory = graphql`
  fragment SuiteStory on Suite {
    standfirst
    description
    size {
      interior {
        value
      }
      withBalcony {
        value
      }
    }
    plan {
      ...FloorPlan
    }
  }
`;
