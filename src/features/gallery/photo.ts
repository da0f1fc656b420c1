/** The photographs of the gallery: their shape, their queries, and lists of them. */
import { graphql } from "gatsby";
import type { IGatsbyImageData } from "gatsby-plugin-image";
import { type GalleryCategory, isGalleryCategory } from "../../settings/gallery";

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
  /** Which upload it is, where staff has uploaded it; photographs of the content are none. */
  readonly upload?: { readonly id: string; readonly path: string };
  /** Address of the uploaded file, where the build has made none of it. */
  readonly original?: string;
}

type Queried = Queries.GalleryPhotoFragment | Queries.GalleryUploadFragment;

const photoOf = <Picture extends Queried>({ image, category, ...picture }: Picture) => {
  const data = image.childImageSharp?.gatsbyImageData;
  if (data === undefined) throw new Error(`The gallery picture “${picture.slug}” has no image.`);
  if (!isGalleryCategory(category)) throw new Error(`The gallery picture “${picture.slug}” is of no known category.`);
  return { ...picture, category, image: data };
};

/**
 * The photographs of a query, in the owner's order, and after them the uploads that the build has taken in. Throws naming the
 * picture that has no image or no known category.
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

/** What the filter can be set to. */
export type CategoryChoice = GalleryCategory | "all";

/** The photographs of a category, or all of them, in the owner's order. */
export const photosIn = (photos: readonly Photo[], choice: CategoryChoice): readonly Photo[] =>
  choice === "all" ? photos : photos.filter(({ category }) => category === choice);

/** Those the viewer goes through: what the mosaic shows, or all of them when a shared address names one it does not show. */
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

/** Whether a key is pressed alone. With another it is a shortcut of the browser. */
export const isPlainKey = ({ altKey, ctrlKey, metaKey }: Key): boolean => !altKey && !ctrlKey && !metaKey;

/** The move that a key means, or null for other keys. */
export const moveOfKey = (event: Key): Move | null => (isPlainKey(event) ? (moves[event.key] ?? null) : null);

/** Where a move leads among `count` photographs, counted from 0. The last is followed by the first. */
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
