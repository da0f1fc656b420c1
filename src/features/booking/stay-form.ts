/** Reads the stay from the fields of a booking form. */
import { stayFieldAttribute } from "../../lib/booking/book-now-attributes";
import { suiteInForm } from "../../lib/booking/chosen-suite";
import { isChoosableDay } from "../../lib/booking/days";
import type { Stay } from "../../lib/booking/engine";
import { emptyStay } from "../../lib/booking/kept-stay";

type StayPart = "arrival" | "departure" | "guests";

/** The field of a form for a part of the stay. */
const stayField = (form: Element, part: StayPart): HTMLInputElement | HTMLSelectElement | null =>
  form.querySelector(`[${stayFieldAttribute}="${part}"]`);

/** The stay in the fields; a day is empty if its field is missing or has no valid day. */
export const stayInForm = (form: HTMLFormElement): Stay => {
  const day = (part: StayPart): string => {
    const value = stayField(form, part)?.value;
    return isChoosableDay(value) ? value : "";
  };
  return {
    arrival: day("arrival"),
    departure: day("departure"),
    guests: Number(stayField(form, "guests")?.value ?? emptyStay.guests),
    ...suiteInForm(form, stayFieldAttribute),
  };
};
