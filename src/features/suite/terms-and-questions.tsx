import type { ReactNode } from "react";
import { Grid, Section } from "../../components/ui/section";
import * as styles from "./terms-and-questions.module.css";

interface TermsAndQuestionsProps {
  readonly terms: ReactNode;
  readonly questions: ReactNode;
}

/** Terms beside questions, on wide screens; one below the other on narrow ones. */
export function TermsAndQuestions({ terms, questions }: TermsAndQuestionsProps) {
  return (
    <Section rule flushStart>
      <Grid className={styles.split}>
        <div className={styles.terms}>{terms}</div>
        <div className={styles.questions}>{questions}</div>
      </Grid>
    </Section>
  );
}
