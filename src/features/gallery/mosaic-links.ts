/** The id of the link that opens a photograph: where the viewer gives the focus back to. */
export const photoLinkId = (slug: string): string => `open-${slug}`;
