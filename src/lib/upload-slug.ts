/** The slug of an uploaded picture: the same before and after the build that includes it. */
export const uploadSlug = (id: string): string => `upload-${id}`;
