/** The rights of GDPR Articles 15 to 21, in the order of the form. */
export const requestTypes = ["access", "rectification", "erasure", "restriction", "portability", "objection"] as const;
export type RequestType = (typeof requestTypes)[number];
