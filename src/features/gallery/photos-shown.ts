import type { GalleryCategory } from "../../settings/gallery";
import type { Photo } from "./photo";

/** What the filter can be set to. */
export type CategoryChoice = GalleryCategory | "all";

/** The photographs of a category, or all of them, in the owner's order. */
export const photosIn = (photos: readonly Photo[], choice: CategoryChoice): readonly Photo[] =>
  choice === "all" ? photos : photos.filter(({ category }) => category === choice);

/** Those the viewer goes through: what the mosaic shows, or all of them when a shared address names one it does not show. */
export const photosAround = (photos: readonly Photo[], choice: CategoryChoice, slug: string): readonly Photo[] => {
  const shown = photosIn(photos, choice);
  return shown.some((photo) => photo.slug === slug) ? shown : photos;
};
