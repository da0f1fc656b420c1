/** The stay that a form of the page holds in its fields, by which it is handed over. */
import { stayFieldAttribute } from "../../lib/booking/book-now-attributes";
import { isDay } from "../../lib/booking/days";
import type { Stay } from "../../lib/booking/engine";
import { emptyStay } from "../../lib/booking/kept-stay";

export type StayPart = "arrival" | "departure" | "guests";

/** The field of a form for a part of the stay. */
export const stayField = (form: Element, part: StayPart): HTMLInputElement | HTMLSelectElement | null =>
  form.querySelector(`[${stayFieldAttribute}="${part}"]`);

/** What the fields say; a field that is missing or holds no day says nothing. */
export const stayInForm = (form: Element): Stay => {
  const day = (part: StayPart): string => {
    const value = stayField(form, part)?.value;
    return isDay(value) ? value : "";
  };
  return {
    arrival: day("arrival"),
    departure: day("departure"),
    guests: Number(stayField(form, "guests")?.value ?? emptyStay.guests),
  };
};
