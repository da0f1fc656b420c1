/** The stay, stored per tab across page changes and reloads. If storage is blocked or full, nothing is stored. */
import { readStored, writeStored } from "../storage.ts";
import { type Day, isChoosableDay } from "./days.ts";
import type { Stay } from "./engine.ts";

declare global {
  interface Window {
    /** The stay that the start script has shown in the page; the application hydrates with it. */
    shownStay?: Stay;
  }
}

/** Default number of guests. */
const defaultGuests = 2;

export const emptyStay: Stay = { arrival: "", departure: "", guests: defaultGuests };

/** Parses a stored stay; an invalid or past day is treated as not chosen. */
export const readStay = (kept: unknown, today: Day): Stay => {
  const { arrival, departure, guests, suite } = (typeof kept === "object" && kept !== null ? kept : {}) as Partial<
    Record<keyof Stay, unknown>
  >;
  const from = isChoosableDay(arrival) && arrival >= today ? arrival : "";
  return {
    arrival: from,
    departure: from !== "" && isChoosableDay(departure) && departure > from ? departure : "",
    guests: typeof guests === "number" && Number.isInteger(guests) && guests >= 1 ? guests : defaultGuests,
    ...(typeof suite === "string" && { suite }),
  };
};

/** Key in sessionStorage. */
export const keptStayKey = "booking-stay";

export const keepStay = (stay: Stay): void => {
  writeStored(keptStayKey, JSON.stringify(stay), "sessionStorage");
};

/** The stay stored by this tab, without past days; null if nothing is stored or the stored value is not JSON. */
export const keptStay = (today: Day): Stay | null => {
  const kept = readStored(keptStayKey, "sessionStorage");
  if (kept === null) return null;
  try {
    return readStay(JSON.parse(kept), today);
  } catch {
    return null;
  }
};

/** Whether the visitor has come to this document by going back or forward. Its URL may then have an older stay than the tab. */
export const isReturn = (): boolean => performance.getEntriesByType("navigation")[0]?.type === "back_forward";
