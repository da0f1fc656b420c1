/** Which rate limit was reached: that of the sender, or that of the recipient's email address. */
export const limitReasons = ["visitor", "recipient"] as const;
export type LimitReason = (typeof limitReasons)[number];
