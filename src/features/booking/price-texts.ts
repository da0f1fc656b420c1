/** The texts of a price: amounts of money and the names of its lines. */
import type { PriceLine, StayPrice } from "../../lib/booking/price";
import { formatMoney } from "../../lib/format";
import type { Text, TextKey } from "../../lib/i18n/keys";
import type { Language } from "../../settings/languages";

const lineKeys: Record<PriceLine["kind"], TextKey> = {
  nights: "booking.price.nights",
  lengthDiscount: "booking.price.lengthDiscount",
  gapDiscount: "booking.price.gapDiscount",
  directDiscount: "booking.price.directDiscount",
  thirdGuest: "booking.price.thirdGuest",
  climateFee: "booking.price.climateFee",
};

/** Formatter for the amounts of a price: takes cents, returns e.g. `−€14`. */
export const moneyOf =
  ({ currency }: Pick<StayPrice, "currency">, language: Language) =>
  (cents: number): string =>
    formatMoney(cents / 100, currency, language).replace("-", "−");

const lineKey = ({ kind, isWeekend = false, guests = 1 }: PriceLine): TextKey => {
  if (isWeekend) return "booking.price.weekendNights";
  return kind === "thirdGuest" && guests > 1 ? "booking.price.furtherGuests" : lineKeys[kind];
};

/** Label of a line, with how its amount is calculated. */
export const lineText = (t: Text, money: (cents: number) => string, line: PriceLine): string => {
  const { nights = 0, each = 0, season = "", percent = 0, guests = 1 } = line;
  return t(lineKey(line), { count: nights, each: money(each), season, percent, guests });
};
