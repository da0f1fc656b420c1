import { graphql } from "gatsby";
import { Picture } from "../../components/ui/picture";
import { Grid } from "../../components/ui/section";
import * as styles from "./about-picture.module.css";

interface AboutPictureProps {
  readonly suite: Queries.AboutPictureFragment | null;
}

/** The house from the street: the first picture of the gallery's exteriors. */
export function AboutPicture({ suite }: AboutPictureProps) {
  const house = suite?.gallery.find(({ category }) => category === "exterior");
  const image = house?.image.childImageSharp?.gatsbyImageData;
  if (house === undefined || image === undefined) return null;
  return (
    <Grid className={styles.ground}>
      <Picture
        className={styles.picture}
        image={image}
        alt={house.alt}
        caption={house.caption}
        ratio="21 / 9"
        focus={house.focus}
        loading="eager"
        sizes="100vw"
      />
    </Grid>
  );
}

export const fragment = graphql`
  fragment AboutPicture on Suite {
    gallery {
      category
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
  }
`;
