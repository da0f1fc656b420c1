import { graphql } from "gatsby";
import { MarginSection, Standfirst } from "../../components/ui/section";
import { useText } from "../../lib/i18n/use-text";
import * as styles from "./accessibility.module.css";

interface AccessibilityProps {
  readonly suite: Queries.SuiteAccessibilityFragment;
}

/** The way in and around, in measurements. */
export function Accessibility({ suite }: AccessibilityProps) {
  const t = useText();
  const { intro, facts, summary } = suite.accessibility;
  return (
    <MarginSection note={t("suite.accessibility")} noteId="accessibility">
      <Standfirst>{intro}</Standfirst>
      <dl className={styles.facts}>
        {facts.map(({ id, label, text }) => (
          <div key={id}>
            <dt>{label}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      <p className={styles.summary}>{summary}</p>
    </MarginSection>
  );
}

export const suiteAccessibility = graphql`
  fragment SuiteAccessibility on Suite {
    accessibility {
      intro
      facts {
        id
        label
        text
      }
      summary
    }
  }
`;
