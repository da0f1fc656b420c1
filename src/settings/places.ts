/** The categories of places, in the order of the filter (specification §2). */
export const placeCategories = ["restaurants", "landmarks", "shopping"] as const;
