/** Texts about a stay and its price: the lines of the price, a sentence for sharing the stay, and messages to the house. */
import type { PageSite } from "../../components/layout/page-site";
import type { Stay } from "../../lib/booking/engine";
import type { PriceLine, StayPrice } from "../../lib/booking/price";
import { withStayQuery } from "../../lib/booking/stay-query";
import type { Text, TextKey } from "../../lib/i18n/keys";
import { formatDate, formatMoney } from "../../lib/format";
import { type Language, inLanguage } from "../../settings/languages";
import { dayRangeInYear, fullDay } from "./stay-texts";
import { nightsOf } from "./stay";

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

/** The house, with the suite if there are several: `Aithra Suite, Garden Suite`. */
export const placeName = ({ brand, suite }: Pick<PageSite, "brand" | "suite">): string =>
  suite === undefined ? brand.name : `${brand.name}, ${suite.name}`;

interface MessageParts {
  readonly t: Text;
  readonly language: Language;
  /** Name of the house, with the suite if there are several (`placeName`). */
  readonly brand: string;
  /** Must have both days. */
  readonly stay: Stay;
  readonly price: StayPrice;
}

const nightsAndGuests = (t: Text, stay: Stay): string =>
  [t("common.nights", { count: nightsOf(stay) }), t("common.guests", { count: stay.guests })].join(", ");

/** `4–8 December 2026`. */
export const stayRange = ({ arrival, departure }: Stay, language: Language): string =>
  dayRangeInYear(arrival, departure, language);

/**
 * One sentence about the stay for fellow travellers: house, days, nights, guests, and the total if it is known. If that total needs a
 * discount code, a second sentence has the code.
 */
export const staySentence = ({ t, language, brand, stay, price }: MessageParts): string => {
  const { total } = price;
  const parts = [
    nightsAndGuests(t, stay),
    total !== null && t("booking.price.all", { total: moneyOf(price, language)(total) }),
  ];
  const sentence = t("booking.share.sentence", {
    brand,
    days: stayRange(stay, language),
    facts: parts.filter(Boolean).join(", "),
  });
  return [sentence, total === null ? "" : t("booking.direct.code")].filter(Boolean).join(" ");
};

/** The version of the rental conditions that a message quotes: its date and its permanent URL. */
interface QuotedTerms {
  readonly day: string;
  readonly address: string;
}

/**
 * The message that a guest sends to the house: days, nights, guests, the known lines of the price, the total if it is known (with its
 * discount code), the URL of the page with the stay, and the date and URL of the rental conditions.
 */
export const stayMessage = (
  { t, language, brand, stay, price }: MessageParts,
  address: string,
  terms: QuotedTerms,
): string => {
  const money = moneyOf(price, language);
  const code = [t("booking.message.code")].filter(Boolean);
  return [
    t("booking.message.begin", { brand }),
    "",
    t("booking.calendar.selectedRange", {
      arrival: fullDay(stay.arrival, language),
      departure: fullDay(stay.departure, language),
    }),
    nightsAndGuests(t, stay),
    ...price.lines.map((line) => `${lineText(t, money, line)}: ${money(line.amount)}`),
    ...(price.total === null ? [] : [`${t("booking.price.total")}: ${money(price.total)}`, ...code]),
    "",
    address,
    "",
    t("booking.message.terms", { date: formatDate(terms.day, language) }),
    terms.address,
  ].join("\n");
};

/** The version of the rental conditions that came into force on `day`, in the page's language. */
export const quotedTerms = (origin: string, day: string, language: Language): QuotedTerms => ({
  day,
  address: origin + inLanguage(`/rental-conditions/${day}`, language),
});

/** URL of a page for sharing: absolute, in the page's language, with only the stay in its query. */
export const shareAddress = (origin: string, path: string, stay: Stay): string =>
  origin + path + withStayQuery("", stay);
