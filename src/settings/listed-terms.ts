/** The terms that the rental conditions open with, by their names in stay.yml and in this order. The hours of the desk follow the third. */
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
