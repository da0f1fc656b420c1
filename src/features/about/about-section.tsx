import { graphql } from "gatsby";
import { MarginSection } from "../../components/ui/section";
import * as styles from "./about-section.module.css";

interface AboutSectionProps {
  readonly section: Queries.AboutSectionFragment;
}

/** One part of the house's story: its name in the margin, its paragraphs beside it, and what it lists. */
export function AboutSection({ section }: AboutSectionProps) {
  const { id, title, paragraphs, list } = section;
  return (
    <MarginSection id={id} note={title} noteId={`${id}-title`} flushStart sticky>
      <div className={styles.text}>
        {paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        {list !== null && (
          <ul className={styles.list}>
            {list.map((item) => (
              <li key={item.id}>{item.text}</li>
            ))}
          </ul>
        )}
      </div>
    </MarginSection>
  );
}

export const fragment = graphql`
  fragment AboutSection on AboutSection {
    id
    title
    paragraphs
    list {
      id
      text
    }
  }
`;
