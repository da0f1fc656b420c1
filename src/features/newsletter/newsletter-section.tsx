import { graphql } from "gatsby";
import { Grid } from "../../components/ui/grid";
import { Note } from "../../components/ui/paragraphs";
import { Section } from "../../components/ui/section";
import { NewsletterForm } from "./newsletter-form";
import * as styles from "./newsletter-section.module.css";

interface NewsletterSectionProps {
  /** `newsletter` of the home page's content. */
  readonly words: Queries.NewsletterWordsFragment;
}

/**
 * What the newsletter is about, and the form. Shown at the end of the home page, of the journal's front page and of posts. Needs the
 * namespace `newsletter`.
 */
export function NewsletterSection({ words }: NewsletterSectionProps) {
  return (
    <Section sunk className={styles.section} id="newsletter" aria-labelledby="newsletter-title" data-no-print>
      <Grid>
        <div className={styles.head}>
          <h2 id="newsletter-title">{words.title}</h2>
          <Note>{words.intro}</Note>
        </div>
        <div className={styles.form}>
          <NewsletterForm />
        </div>
      </Grid>
    </Section>
  );
}

export const newsletterWords = graphql`
  fragment NewsletterWords on HomeSection {
    title
    intro
  }
`;
