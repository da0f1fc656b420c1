/** The parts of the about page: pictures, sections and the closing sentence. */
import { graphql } from "gatsby";
import { Picture } from "../../components/ui/picture";
import { Grid } from "../../components/ui/grid";
import { MarginSection } from "../../components/ui/section";
import * as styles from "./about-sections.module.css";
import { OnwardLink } from "../../components/ui/onward-link";
import { LinkedText } from "../../components/ui/text-with-links";
import { useText } from "../../lib/i18n/use-text";

interface AboutPictureProps {
  readonly picture: Queries.AboutPictureFragment;
  /** Whether it is the picture below the page's title; the other pictures are between two sections. */
  readonly first?: boolean;
}

/** A picture that extends to one edge of the window, on narrow screens to both. */
export function AboutPicture({ picture, first = false }: AboutPictureProps) {
  const { alt, caption, focus } = picture;
  const image = picture.image.childImageSharp?.gatsbyImageData;
  if (image === undefined) return null;
  return (
    <Grid className={first ? styles.first : styles.between}>
      <Picture
        className={first ? styles.toTheRight : styles.toTheLeft}
        image={image}
        alt={alt}
        caption={caption}
        focus={focus}
        {...(first
          ? { ratio: "21 / 9", loading: "eager", priority: true }
          : { ratio: "3 / 2", sizes: "(min-width: 64rem) 67vw, 100vw" })}
      />
    </Grid>
  );
}

export const aboutPicture = graphql`
  fragment AboutPicture on GalleryPicture {
    slug
    alt
    caption
    focus {
      x
      y
    }
    image {
      ...PictureWide
    }
  }
`;

interface AboutSectionProps {
  readonly section: Queries.AboutSectionFragment;
  /** Whether it is the first section, whose first paragraph has larger text and a drop cap. */
  readonly lead?: boolean;
}

/** One section: its title in the margin, its paragraphs beside it, and its list if it has one. */
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

/** The closing sentence and a link to the contact page. A telephone number or email address in the sentence is a link. */
export function AboutClosing({ text }: { readonly text: string }) {
  const t = useText();
  return (
    <Grid className={styles.closing}>
      <p className={styles.closingText}>
        <LinkedText>{text}</LinkedText>
      </p>
      <p>
        <OnwardLink to="/contact">{t("nav.contact")}</OnwardLink>
      </p>
    </Grid>
  );
}
