/** How an uploaded picture is named in addresses: the same before and after the build that takes it in. */
export const uploadSlug = (id: string): string => `upload-${id}`;
