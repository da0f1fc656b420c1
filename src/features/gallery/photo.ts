import { graphql } from "gatsby";
import type { IGatsbyImageData } from "gatsby-plugin-image";
import { type GalleryCategory, isGalleryCategory } from "../../config/gallery";

/** A photograph of the suite as the mosaic and the viewer need it. */
export interface Photo {
  /** Names it in addresses: `#photo=bedroom-01`. */
  readonly slug: string;
  readonly category: GalleryCategory;
  readonly caption: string;
  readonly alt: string;
  /** In per cent, the point that stays in sight where a frame crops. */
  readonly focus: { readonly x: number; readonly y: number };
  readonly image: IGatsbyImageData;
}

/** The photographs of a query, in the owner's order. Throws naming the picture that has no image or no known category. */
export const photosOf = (pictures: readonly Queries.GalleryPhotoFragment[]): Photo[] =>
  pictures.map(({ image, category, ...picture }) => {
    const data = image.childImageSharp?.gatsbyImageData;
    if (data === undefined) throw new Error(`The gallery picture “${picture.slug}” has no image.`);
    if (!isGalleryCategory(category)) throw new Error(`The gallery picture “${picture.slug}” is of no known category.`);
    return { ...picture, category, image: data };
  });

export const galleryPhoto = graphql`
  fragment GalleryPhoto on GalleryPicture {
    slug
    category
    caption
    alt
    focus {
      x
      y
    }
    image {
      ...PictureWide
    }
  }
`;
