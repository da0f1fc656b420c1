/** The kinds of places (specification §2), and which of them a filter leaves. */
import type { TextKey } from "../../lib/i18n/keys";

export const placeCategories = ["restaurants", "landmarks", "shopping"] as const;

/** What the filter can be set to. */
export const placeFilters = ["all", ...placeCategories] as const;
export type PlaceFilter = (typeof placeFilters)[number];

export const filterName: Record<PlaceFilter, TextKey> = {
  all: "location.category.all",
  restaurants: "location.category.restaurants",
  landmarks: "location.category.landmarks",
  shopping: "location.category.shopping",
};

export const isPlaceFilter = (value: unknown): value is PlaceFilter => placeFilters.some((filter) => filter === value);

/** Whether a place of a category is shown under a filter. */
export const passes = (filter: PlaceFilter, category: string): boolean => filter === "all" || filter === category;
