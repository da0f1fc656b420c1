/**
 * Has Book Now carry the stay that this tab chose earlier where the browser answers by itself: before the application has come,
 * and for the guest's own gestures for a new tab or window.
 */
import { bookNowAttribute, stayNamesOf } from "../../lib/booking/book-now-attributes";
import { todayIn } from "../../lib/booking/days";
import { keptStay } from "./kept-stay";
import { linkAddress } from "./link-address";
import { emptyStay } from "./stay";

const onClick = ({ target }: Event): void => {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>(`a[${bookNowAttribute}]`) : null;
  if (link === null) return;
  const plain = link.href;
  const carrying = linkAddress(link, (today) => keptStay(today) ?? emptyStay);
  if (carrying === plain) return;
  link.href = carrying;
  // Once the link has been followed it is as it was: another stay may be chosen before it is pressed again.
  setTimeout(() => {
    if (link.href === carrying) link.href = plain;
  });
};

type Field = HTMLInputElement | HTMLSelectElement;
const isField = (element: unknown): element is Field =>
  element instanceof HTMLInputElement || element instanceof HTMLSelectElement;

/** A bar or sheet whose days nobody has filled in, sent before it knows what the tab remembers. */
const onSubmit = ({ target }: Event): void => {
  const names = target instanceof HTMLFormElement ? stayNamesOf(target) : undefined;
  if (!(target instanceof HTMLFormElement) || names === undefined || window.early?.ready === true) return;
  const fields = [names.arrival, names.departure, names.guests].map((name) => target.elements.namedItem(name));
  const stay = keptStay(todayIn(names.timeZone));
  if (stay === null || !fields.every(isField) || fields.slice(0, 2).some(({ value }) => value !== "")) return;
  const before = fields.map(({ value }) => value);
  const fill = (values: readonly string[]) => fields.forEach((field, index) => (field.value = values[index] ?? ""));
  fill([stay.arrival, stay.departure, String(stay.guests)]);
  // What is sent is read off the fields before this.
  setTimeout(() => fill(before));
};

/** Begins to listen, before everything else that hears of a click or a form. */
export const carryStay = (): void => {
  for (const type of ["click", "auxclick"]) document.addEventListener(type, onClick, true);
  document.addEventListener("submit", onSubmit, true);
};
