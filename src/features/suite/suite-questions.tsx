import { graphql } from "gatsby";
import { OnwardLink } from "../../components/ui/button";
import { Disclosure } from "../../components/ui/disclosure";
import { LinkedText } from "../../components/ui/linked-text";
import { MarginNote } from "../../components/ui/section";
import { useText } from "../../lib/i18n/use-text";
import * as styles from "./suite-questions.module.css";

interface SuiteQuestionsProps {
  readonly faq: Queries.SuiteQuestionsFragment;
}

/** The questions that guests ask about the suite itself: those of the FAQ that say so. */
export function SuiteQuestions({ faq }: SuiteQuestionsProps) {
  const t = useText();
  const items = faq.groups.flatMap((group) => group.items).filter(({ onSuitePage }) => onSuitePage === true);
  return (
    <section aria-labelledby="questions">
      <MarginNote id="questions" className={styles.title}>
        {t("suite.questions")}
      </MarginNote>
      <div className={styles.list}>
        {items.map(({ id, question, answer }, index) => (
          <Disclosure key={id} summary={question} open={index === 0}>
            <p>
              <LinkedText>{answer}</LinkedText>
            </p>
          </Disclosure>
        ))}
      </div>
      <OnwardLink to="/faq">{t("suite.questions.all")}</OnwardLink>
    </section>
  );
}

export const suiteQuestions = graphql`
  fragment SuiteQuestions on Faq {
    groups {
      items {
        id
        onSuitePage
        question
        answer
      }
    }
  }
`;
