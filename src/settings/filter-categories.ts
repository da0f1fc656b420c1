/** The categories by which photographs and places are filtered, in the order of the filters (specification §2). */

/** The rooms of photographs. */
export const galleryCategories = ["living-area", "bedroom", "bathroom", "kitchen", "dining-area", "exterior"] as const;
export type GalleryCategory = (typeof galleryCategories)[number];

/** Whether a value from the content or the page is one of the categories. */
export const isGalleryCategory = (value: unknown): value is GalleryCategory =>
  galleryCategories.some((category) => category === value);

export const placeCategories = ["restaurants", "landmarks", "shopping"] as const;
