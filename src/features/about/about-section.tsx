import { graphql } from "gatsby";
import { MarginSection } from "../../components/ui/section";
import * as styles from "./about-section.module.css";

interface AboutSectionProps {
  readonly section: Queries.AboutSectionFragment;
  /** Opens the story: larger words and a drop cap. */
  readonly lead?: boolean;
}

/** One part of the house's story: its name in the margin, its paragraphs beside it, and what it lists. */
export function AboutSection({ section, lead = false }: AboutSectionProps) {
  const { id, title, paragraphs, list } = section;
  return (
    <MarginSection id={id} note={title} noteId={`${id}-title`} flushStart sticky>
      <div className={[styles.text, lead && styles.lead].filter(Boolean).join(" ")}>
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

export const aboutSection = graphql`
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
