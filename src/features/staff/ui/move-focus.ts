/**
 * Moves the keyboard focus when a pressed button disappears. Only `focusHeading` and `focusRow` move the focus even if the member has focused
 * something else meanwhile.
 */

const heading = (): HTMLElement | null => document.querySelector("main h1");

/**
 * Whether nothing has the focus, because the element that had it is gone. Safari does not focus a pressed button, but the `main` around it,
 * which counts as nothing too.
 */
export const isFocusLost = (): boolean => document.activeElement?.matches("body, main") === true;

/** Focuses the heading of the page or of the open item. */
export const focusHeading = (): void => heading()?.focus();

/** Moves the focus from a part that is removed to `target`, by default the heading. */
export const moveFocus = (from: Element | null, target: HTMLElement | null = heading()): void => {
  if (from?.contains(document.activeElement) === true) target?.focus();
};

/** The last link or button of a row, not counting those in dialogs. */
const lastAction = (row: Element | null): HTMLElement | undefined =>
  [...(row?.querySelectorAll<HTMLElement>("a[href], button") ?? [])]
    .filter((element) => element.closest("dialog") === null)
    .at(-1);

const rows = (): HTMLElement[] => [...document.querySelectorAll<HTMLElement>("tr[data-key]")];

/** Focuses the link of the row with this `data-key`, or else the heading, for example if a filter hides the row. */
export const focusRow = (key: string): void => {
  const link = rows()
    .find(({ dataset }) => dataset["key"] === key)
    ?.querySelector<HTMLElement>("a[href]");
  (link ?? heading())?.focus();
};

/**
 * Moves the focus from a row that is being removed to the last action of the next row, or else of the previous one, or else to the heading.
 * `key` is the row's `data-key`.
 */
export const focusNextRow = (key: string): void => {
  const row = rows().find(({ dataset }) => dataset["key"] === key);
  if (row !== undefined) moveFocus(row, lastAction(row.nextElementSibling ?? row.previousElementSibling));
};

/**
 * Moves the focus from a row that is being removed to the next row, or else to the previous one, or else to the heading. The row itself gets
 * the focus, not one of its buttons, because a key that is held down would press that button.
 */
export const focusNextItem = (row: Element | null): void => {
  const target = row?.nextElementSibling ?? row?.previousElementSibling;
  moveFocus(row, target instanceof HTMLElement ? target : undefined);
};
