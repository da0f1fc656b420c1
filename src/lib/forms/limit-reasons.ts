/** Whose limit was reached: that of who asks, that of the address written to, or that of all visitors of a form together. */
export const limitReasons = ["visitor", "recipient", "everybody"] as const;
export type LimitReason = (typeof limitReasons)[number];
