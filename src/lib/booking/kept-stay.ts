/** The stay as this tab stores it over page changes and reloads; where storage is blocked or full nothing is stored. */
import { readStored, writeStored } from "../storage.ts";
import { type Day, isDay } from "./days.ts";
import type { Stay } from "./engine.ts";

declare global {
  interface Window {
    /** The stay that the start script has written into the page: what the application finds there when it takes the page over. */
    shownStay?: Stay;
  }
}

/** How many stay unless the guest says otherwise. */
const usualGuests = 2;

export const emptyStay: Stay = { arrival: "", departure: "", guests: usualGuests };

/** Reads a stored stay; what is malformed or past falls back to not chosen. */
export const readStay = (kept: unknown, today: Day): Stay => {
  const { arrival, departure, guests } = (typeof kept === "object" && kept !== null ? kept : {}) as Partial<
    Record<keyof Stay, unknown>
  >;
  const from = isDay(arrival) && arrival >= today ? arrival : "";
  return {
    arrival: from,
    departure: from !== "" && isDay(departure) && departure > from ? departure : "",
    guests: typeof guests === "number" && Number.isInteger(guests) && guests >= 1 ? guests : usualGuests,
  };
};

/** Its key in sessionStorage. */
export const keptStayKey = "booking-stay";

export const keepStay = (stay: Stay): void => {
  writeStored(keptStayKey, JSON.stringify(stay), "sessionStorage");
};

/** What this tab chose earlier, less what has passed; null when that is nothing, or something else's words under our key. */
export const keptStay = (today: Day): Stay | null => {
  const kept = readStored(keptStayKey, "sessionStorage");
  if (kept === null) return null;
  try {
    return readStay(JSON.parse(kept), today);
  } catch {
    return null;
  }
};
