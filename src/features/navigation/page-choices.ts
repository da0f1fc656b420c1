/**
 * What a visitor has opened and chosen on a page: open answers and lists, filters, orders and searches. Back and forward within the document
 * show them again, as the browser does when it restores a page from its back/forward cache.
 */
import { stayFieldAttribute } from "../../lib/booking/book-now-attributes";
import { type Field, isToggle } from "../../lib/dom/fields";
import { isStaffPath } from "../../settings/routes";
import { pageArrived } from "./gatsby-runtime";
import { entryKey, isHistoryMove } from "./scroll-position";
import { pathShown } from "./watch-navigation";

interface PageChoices {
  /** Of each field: its value, or whether it is checked. */
  readonly fields: readonly (string | boolean)[];
  /** Of each `details`: whether it is open. */
  readonly open: readonly boolean[];
}

/** The fields that filter, sort or search. The stay, what is written into forms and the journal's search, which is in the URL, are stored elsewhere. */
const filters = `main :is(input[type=radio], input[type=search], select):not([${stayFieldAttribute}], form[method=post] *, form[role=search] *)`;

const fieldsOfPage = (): Field[] => [...document.querySelectorAll<Field>(filters)];
const detailsOfPage = (): HTMLDetailsElement[] => [...document.querySelectorAll<HTMLDetailsElement>("main details")];

const valueOf = (field: Field): string | boolean => (isToggle(field) ? field.checked : field.value);

/** By the key of the history entry. */
const choices = new Map<string, PageChoices>();

/** Path of the page that is shown, which is not that of the URL while a step back or forward loads another page. */
let shownPath = pathShown();

/** Stores the choices, unless the URL is already that of another page. Staff pages keep theirs in the URL. */
const keepChoices = (): void => {
  const entry = entryKey();
  if (entry === undefined || window.location.pathname !== shownPath || isStaffPath(shownPath)) return;
  choices.set(entry, { fields: fieldsOfPage().map(valueOf), open: detailsOfPage().map(({ open }) => open) });
};

const choose = (field: Field, value: string | boolean): void => {
  if (typeof value === "boolean") {
    if (value) field.click();
    return;
  }
  field.value = value;
  field.dispatchEvent(new Event(field instanceof HTMLSelectElement ? "change" : "input", { bubbles: true }));
};

/** A page that now has other fields or another number of lists is left as it is. */
const restoreChoices = ({ fields, open }: PageChoices): void => {
  const found = fieldsOfPage();
  if (found.length === fields.length)
    found.forEach((field, index) => {
      const value = fields[index];
      if (value !== undefined && value !== valueOf(field)) choose(field, value);
    });
  // React has then rendered the entries of the restored filter, some of which contain lists.
  queueMicrotask(() => {
    const details = detailsOfPage();
    if (details.length === open.length) details.forEach((list, index) => (list.open = open[index] ?? list.open));
  });
};

const onArrival = (): void => {
  const isSamePage = window.location.pathname === shownPath;
  shownPath = window.location.pathname;
  // A link to a part of the page makes another entry of the same page, with the same choices.
  if (isSamePage) return keepChoices();
  const entry = entryKey();
  const kept = isHistoryMove(entry) ? choices.get(entry) : undefined;
  if (kept !== undefined) restoreChoices(kept);
};

/** Stores the choices that were made so far and each further one, and restores those of a page to which back or forward leads. */
export const watchPageChoices = (): void => {
  keepChoices();
  // `toggle` does not bubble.
  for (const type of ["change", "input", "toggle"]) document.addEventListener(type, keepChoices, true);
  window.addEventListener(pageArrived, onArrival);
};
