/** Whose limit was reached: the sender's, or that of the recipient's address. */
export const limitReasons = ["visitor", "recipient"] as const;
export type LimitReason = (typeof limitReasons)[number];
