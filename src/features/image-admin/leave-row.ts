import { moveFocus } from "../staff/desk/move-focus";

/**
 * The keyboard's focus goes from a row that goes to the next one, or to the one before. To the row itself, not to a button of it: a
 * key that is held down would go on there.
 */
export const leaveRow = (row: Element | null): void => {
  const target = row?.nextElementSibling ?? row?.previousElementSibling;
  moveFocus(row, target instanceof HTMLElement ? target : undefined);
};
