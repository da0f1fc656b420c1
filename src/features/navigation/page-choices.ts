/**
 * What a visitor has opened and chosen on a page: open answers and lists, filters, orders and searches. Back and forward within the document
 * show them again, as the browser does when it loads or restores a page itself.
 */
import { type Field, isToggle, restoredFields } from "../../lib/dom/fields";

interface PageChoices {
  /** Of each field: its value, or whether it is checked. */
  readonly fields: readonly (string | boolean)[];
  /** Of each `details`: whether it is open. */
  readonly open: readonly boolean[];
}

const fieldsOfPage = (): Field[] => [
  ...document.querySelectorAll<Field>(`main [${Object.keys(restoredFields).join()}] :is(input, select)`),
];
const detailsOfPage = (): HTMLDetailsElement[] => [...document.querySelectorAll<HTMLDetailsElement>("main details")];

const valueOf = (field: Field): string | boolean => (isToggle(field) ? field.checked : field.value);

/** The choices on the pages that were left, by the key of their history entry. */
const choices = new Map<string, PageChoices>();

/** Call before the page of this history entry is replaced. */
export const keepChoices = (entry: string): void => {
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

/**
 * Call when back or forward has shown the page of this history entry again. A page that now has other fields or another number of lists is
 * left as it is.
 */
export const restoreChoices = (entry: string): void => {
  const kept = choices.get(entry);
  if (kept === undefined) return;
  const fields = fieldsOfPage();
  if (fields.length === kept.fields.length)
    fields.forEach((field, index) => {
      const value = kept.fields[index];
      if (value !== undefined && value !== valueOf(field)) choose(field, value);
    });
  // React has then rendered the entries of the restored filter, some of which contain lists.
  queueMicrotask(() => {
    const details = detailsOfPage();
    if (details.length !== kept.open.length) return;
    details.forEach((list, index) => (list.open = kept.open[index] ?? list.open));
  });
};
