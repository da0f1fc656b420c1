/** Whose limit was reached: that of who asks, or that of the address written to. */
export const limitReasons = ["visitor", "recipient"] as const;
export type LimitReason = (typeof limitReasons)[number];
