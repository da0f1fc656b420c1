/** The terms at the top of the rental conditions, by their names in stay.yml (`facts` and `quotable`), in this order. */
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
