/** The rooms by which photographs are sorted, in the order of the filter (specification §2). */
export const galleryCategories = ["living-area", "bedroom", "bathroom", "kitchen", "dining-area", "exterior"] as const;
export type GalleryCategory = (typeof galleryCategories)[number];

/** Whether a word from the content or the page names one of our categories. */
export const isGalleryCategory = (value: unknown): value is GalleryCategory =>
  galleryCategories.some((category) => category === value);
