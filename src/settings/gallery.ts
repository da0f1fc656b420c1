/** The rooms by which photographs are filtered, in the order of the filter (specification §2). */
export const galleryCategories = ["living-area", "bedroom", "bathroom", "kitchen", "dining-area", "exterior"] as const;
export type GalleryCategory = (typeof galleryCategories)[number];

/** Whether a value from the content or the page is one of the categories. */
export const isGalleryCategory = (value: unknown): value is GalleryCategory =>
  galleryCategories.some((category) => category === value);
