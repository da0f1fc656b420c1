/** Values that the forms share with the server functions and the staff pages. */

/** The rights of GDPR Articles 15 to 21, in the order of the form. */
export const requestTypes = ["access", "rectification", "erasure", "restriction", "portability", "objection"] as const;
export type RequestType = (typeof requestTypes)[number];

/** Which rate limit was reached: that of the sender, or that of the recipient's email address. */
export const limitReasons = ["visitor", "recipient"] as const;
export type LimitReason = (typeof limitReasons)[number];
