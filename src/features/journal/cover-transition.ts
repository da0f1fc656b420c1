/** The name under which a post's cover travels from a list to the post and back, where the browser has view transitions. */
export const coverTransition = (slug: string): string => `cover-${slug}`;
