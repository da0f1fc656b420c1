/**
 * The URLs that each engine must be opened with. Written by hand from the engine's documentation or public sites, not generated.
 */
import type { EnginePreset } from "../../src/lib/booking/engine-presets";

/** The owner's settings for an engine. */
export const engineAccount = (preset: EnginePreset | "custom") => ({
  ...account,
  ...(preset === "booking" && { property: "gr/1234" }),
});

const account = { account: "aithra", property: "1234", currency: "EUR", promotion: "DIRECT10" };

/** The stay in the `greek` URLs. */
export const engineStay = { arrival: "2026-12-04", departure: "2026-12-08", guests: 3 };

interface Addresses {
  /** The URL with the stay, in Greek. */
  readonly greek: string;
  /** The URL without a stay, for two guests, in English. */
  readonly english: string;
}

export const engineAddresses: Readonly<Record<EnginePreset, Addresses>> = {
  webhotelier: {
    greek:
      "https://aithra.reserve-online.net/?checkin=2026-12-04&checkout=2026-12-08&adults=3&rooms=1&lang=el&currency=EUR&voucher=DIRECT10",
    english: "https://aithra.reserve-online.net/?adults=2&rooms=1&lang=en&currency=EUR&voucher=DIRECT10",
  },
  mews: {
    greek:
      "https://app.mews.com/distributor/aithra?mewsStart=2026-12-04&mewsEnd=2026-12-08&mewsAdultCount=3&mewsVoucherCode=DIRECT10&language=el-GR&currency=EUR",
    english:
      "https://app.mews.com/distributor/aithra?mewsAdultCount=2&mewsVoucherCode=DIRECT10&language=en-GB&currency=EUR",
  },
  siteminder: {
    greek:
      "https://direct-book.com/properties/aithra?locale=el&checkInDate=2026-12-04&checkOutDate=2026-12-08&items%5B0%5D%5Badults%5D=3&items%5B0%5D%5Bchildren%5D=0&items%5B0%5D%5Binfants%5D=0&currency=EUR",
    english:
      "https://direct-book.com/properties/aithra?locale=en&items%5B0%5D%5Badults%5D=2&items%5B0%5D%5Bchildren%5D=0&items%5B0%5D%5Binfants%5D=0&currency=EUR",
  },
  cloudbeds: {
    greek:
      "https://hotels.cloudbeds.com/el/reservation/aithra?currency=eur#checkin=2026-12-04&checkout=2026-12-08&promo=DIRECT10",
    english: "https://hotels.cloudbeds.com/en/reservation/aithra?currency=eur#promo=DIRECT10",
  },
  lodgify: {
    greek:
      "https://checkout.lodgify.com/el/aithra/1234/reservation?currency=EUR&arrival=2026-12-04&departure=2026-12-08&adults=3",
    english: "https://checkout.lodgify.com/en/aithra/1234/reservation?currency=EUR&adults=2",
  },
  beds24: {
    greek: "https://beds24.com/booking2.php?propid=1234&checkin=2026-12-04&checkout=2026-12-08&numadult=3&lang=el",
    english: "https://beds24.com/booking2.php?propid=1234&numadult=2&lang=en",
  },
  hostaway: {
    greek: "https://aithra.holidayfuture.com/listings/1234?start=2026-12-04&end=2026-12-08&numberOfGuests=3",
    english: "https://aithra.holidayfuture.com/listings/1234?numberOfGuests=2",
  },
  guesty: {
    greek: "https://aithra.guestybookings.com/el/properties/1234?minOccupancy=3&checkIn=2026-12-04&checkOut=2026-12-08",
    english: "https://aithra.guestybookings.com/en/properties/1234?minOccupancy=2",
  },
  booking: {
    greek:
      "https://www.booking.com/hotel/gr/1234.el.html?checkin=2026-12-04&checkout=2026-12-08&group_adults=3&no_rooms=1&group_children=0",
    english: "https://www.booking.com/hotel/gr/1234.en-gb.html?group_adults=2&no_rooms=1&group_children=0",
  },
};

export const presets = Object.keys(engineAddresses) as EnginePreset[];
