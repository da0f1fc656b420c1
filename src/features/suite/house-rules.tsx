import { graphql } from "gatsby";
import { Standfirst } from "../../components/ui/paragraphs";
import { MarginSection } from "../../components/ui/section";
import { useText } from "../../lib/i18n/use-text";
import * as styles from "./house-rules.module.css";
import { LabelledIcon } from "./facilities";
import { QuietHours } from "./quiet-hours";

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
          <Standfirst className={styles.intro}>{t("suite.quietHours.intro")}</Standfirst>
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
