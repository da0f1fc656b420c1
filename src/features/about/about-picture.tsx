import { graphql } from "gatsby";
import { Picture } from "../../components/ui/picture";
import { Grid } from "../../components/ui/section";
import * as styles from "./about-picture.module.css";

interface AboutPictureProps {
  readonly picture: Queries.AboutPictureFragment;
  /** The first of the page stands under its title; the others between two parts of the story. */
  readonly first?: boolean;
}

/** A picture between the words, bleeding to one side. */
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
