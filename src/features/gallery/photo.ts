/** The photographs of the gallery: type, queries, and navigation. */
import { graphql } from "gatsby";
import type { IGatsbyImageData } from "gatsby-plugin-image";
import { type GalleryCategory, isGalleryCategory } from "../../settings/gallery";

/** A photograph of the suite, for the mosaic and the viewer. */
export interface Photo {
  /** Used in URLs: `#photo=bedroom-01`. */
  readonly slug: string;
  readonly category: GalleryCategory;
  readonly caption: string;
  readonly alt: string;
  /** Point that stays visible when a frame crops the photograph, in per cent. */
  readonly focus: { readonly x: number; readonly y: number };
  readonly image: IGatsbyImageData;
  /** The upload, if staff uploaded the photograph; undefined for photographs of the content. */
  readonly upload?: { readonly id: string; readonly path: string };
  /** URL of the uploaded file, if the build has no files of it. */
  readonly original?: string;
}

type Queried = Queries.GalleryPhotoFragment | Queries.GalleryUploadFragment;

const photoOf = <Picture extends Queried>({ image, category, ...picture }: Picture) => {
  const data = image.childImageSharp?.gatsbyImageData;
  if (data === undefined) throw new Error(`The gallery picture “${picture.slug}” has no image.`);
  if (!isGalleryCategory(category)) throw new Error(`The gallery picture “${picture.slug}” has an unknown category.`);
  return { ...picture, category, image: data };
};

/**
 * The photographs of a query, in the owner's order, followed by the uploads included in the build. Throws an error that names the
 * picture if one has no image or an unknown category.
 */
export const photosOf = (
  pictures: readonly Queries.GalleryPhotoFragment[],
  uploads: readonly Queries.GalleryUploadFragment[],
): Photo[] => [...pictures.map(photoOf), ...uploads.map(photoOf)];

export const galleryPhotos = graphql`
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
  fragment GalleryUpload on GalleryUpload {
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
    upload {
      id
      path
    }
  }
`;

/** The values of the filter. */
export type CategoryChoice = GalleryCategory | "all";

/** The photographs of a category, or all of them, in the owner's order. */
export const photosIn = (photos: readonly Photo[], choice: CategoryChoice): readonly Photo[] =>
  choice === "all" ? photos : photos.filter(({ category }) => category === choice);

/** The photographs the viewer steps through: those that the filter shows, or all if the URL names one that the filter hides. */
export const photosForViewer = (photos: readonly Photo[], choice: CategoryChoice, slug: string): readonly Photo[] => {
  const shown = photosIn(photos, choice);
  return shown.some((photo) => photo.slug === slug) ? shown : photos;
};

export type Move = "next" | "previous" | "first" | "last";

const moves: Readonly<Record<string, Move>> = { ArrowRight: "next", ArrowLeft: "previous", Home: "first", End: "last" };

export interface Key {
  readonly key: string;
  readonly altKey: boolean;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
}

/** Whether a key is pressed without Alt, Ctrl or Meta; with one of them it is a browser shortcut. */
export const isPlainKey = ({ altKey, ctrlKey, metaKey }: Key): boolean => !altKey && !ctrlKey && !metaKey;

/** The move of an arrow key, Home or End; null for other keys. */
export const moveOfKey = (event: Key): Move | null => (isPlainKey(event) ? (moves[event.key] ?? null) : null);

/** The index after a move among `count` photographs. The first follows the last. */
export const stepFrom = (index: number, move: Move, count: number): number => {
  switch (move) {
    case "next":
      return (index + 1) % count;
    case "previous":
      return (index - 1 + count) % count;
    case "first":
      return 0;
    case "last":
      return count - 1;
  }
};
