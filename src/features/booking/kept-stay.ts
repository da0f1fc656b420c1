/** The stay as this tab keeps it over page changes and reloads; where storage is blocked or full nothing is kept. */
import type { Day } from "../../lib/booking/days";
import type { Stay } from "../../lib/booking/engine-address";
import { readStored, writeStored } from "../../lib/storage";
import { readStay } from "./stay";

const key = "booking-stay";

export const keepStay = (stay: Stay): void => {
  writeStored(key, JSON.stringify(stay), "sessionStorage");
};

/** What this tab chose earlier, less what has passed; null when that is nothing, or something else's words under our key. */
export const keptStay = (today: Day): Stay | null => {
  const kept = readStored(key, "sessionStorage");
  if (kept === null) return null;
  try {
    return readStay(JSON.parse(kept), today);
  } catch {
    return null;
  }
};
