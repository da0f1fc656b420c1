/** Moves of the keyboard's focus after acts that take away what was pressed. Never from somebody who has gone elsewhere meanwhile. */

const heading = (): HTMLElement | null => document.querySelector("main h1");

/** To the heading of the page, or of what is open there. */
export const focusHeading = (): void => heading()?.focus();

/** To the heading, or to `target`, from a part that goes. */
export const moveFocus = (from: Element | null, target: HTMLElement | null = heading()): void => {
  if (from?.contains(document.activeElement) === true) target?.focus();
};

/** What can be pressed in a row last; a question that it may ask is not open. */
const lastAction = (row: Element | null): HTMLElement | undefined =>
  [...(row?.querySelectorAll<HTMLElement>("a[href], button") ?? [])]
    .filter((act) => act.closest("dialog") === null)
    .at(-1);

/** To the same act of the next row, or of the one before, from a row that goes. The table names its rows by their keys. */
export const focusNextRow = (key: string): void => {
  const rows = [...document.querySelectorAll<HTMLElement>("tr[data-key]")];
  const row = rows.find(({ dataset }) => dataset["key"] === key);
  if (row !== undefined) moveFocus(row, lastAction(row.nextElementSibling ?? row.previousElementSibling));
};
