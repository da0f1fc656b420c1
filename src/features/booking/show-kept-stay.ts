/**
 * Shows the stay that this tab chose earlier wherever the page says or sends one, before the application has come: in the bar and the
 * dock, in their fields, and in every Book Now. What the application renders first is the same (`stayInPage`).
 */
import { languageOfPath } from "../../settings/languages";
import { bookNowAttribute, stayNamesOf } from "../../lib/booking/book-now-attributes";
import { todayIn } from "../../lib/booking/days";
import { withStay } from "../../lib/booking/engine-address";
import { emptyStay, keptStay } from "../../lib/booking/kept-stay";
import { stayAttribute, stayDates, stayDay } from "./stay-texts";

const each = <Name extends Element>(selector: string, act: (element: Name) => void): void =>
  document.querySelectorAll<Name>(selector).forEach(act);

/** Writes a text in every place for it; an empty one brings back what the page came with. */
const write = (part: string, text: string): void =>
  each<HTMLElement>(`[${stayAttribute}="${part}"]`, (place) => {
    place.dataset["was"] ??= place.textContent ?? "";
    place.textContent = text || place.dataset["was"];
    place.toggleAttribute("data-empty", text === "");
  });

const inForm = `form[${bookNowAttribute}] [name=`;

const show = (): void => {
  const any = document.querySelector(`[${bookNowAttribute}]`);
  const names = any === null ? undefined : stayNamesOf(any);
  if (names === undefined || window.early?.ready === true) return;
  const kept = keptStay(todayIn(names.timeZone));
  if (kept === null && window.shownStay === undefined) return;
  const stay = (window.shownStay = kept ?? emptyStay);
  const language = languageOfPath(location.pathname);
  for (const end of ["arrival", "departure"] as const) {
    each<HTMLInputElement>(`${inForm}"${names[end]}"]`, (field) => (field.defaultValue = stay[end]));
    write(end, stayDay(stay[end], language));
  }
  write("dates", stayDates(stay, language));
  each<HTMLOptionElement>(`${inForm}"${names.guests}"] option`, (option) => {
    option.defaultSelected = option.value === String(stay.guests);
    if (option.defaultSelected) write("guests", option.text);
  });
  each<HTMLAnchorElement>(`a[${bookNowAttribute}]`, (link) => (link.href = withStay(link.href, names, stay)));
};

/** What a form hands to the engine by itself is the same as what a link does. */
const tidy = ({ target, formData }: FormDataEvent): void => {
  const names = target instanceof HTMLFormElement ? stayNamesOf(target) : undefined;
  if (names === undefined) return;
  const valueOf = (name: string) => String(formData.get(name));
  const stay = {
    arrival: valueOf(names.arrival),
    departure: valueOf(names.departure),
    guests: Number(valueOf(names.guests)),
  };
  formData.delete(names.arrival);
  formData.delete(names.departure);
  new URL(withStay(location.origin, names, stay)).searchParams.forEach((value, name) => formData.set(name, value));
};

/** Shows it now, and what has become of it whenever the page is shown or looked at again while the application is not there. */
export const showKeptStay = (): void => {
  show();
  for (const again of ["pageshow", "visibilitychange"]) window.addEventListener(again, show);
  document.addEventListener("formdata", tidy);
};
