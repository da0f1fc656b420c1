/** The terms that the rental conditions open with, by their names in stay.yml and site.yml, and in this order. */
export const listedTerms = [
  "checkInFrom",
  "checkOutBy",
  "onlineCheckInBy",
  "receptionDeskWeekdays",
  "receptionDeskWeekends",
  "maxGuests",
  "guestsIncluded",
  "thirdGuestFee",
  "directDiscount",
  "cashLimit",
  "climateFeeHigh",
  "climateFeeLow",
  "lostItemsDays",
  "wifiMbps",
] as const;
