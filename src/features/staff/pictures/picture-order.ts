/** The order of the pictures: moving one among others, when the list may show only one category, and where the focus goes when a row is removed. */
import { moveFocus } from "../ui/move-focus";

/** The whole order after `id` has taken the place of the shown neighbour `steps` away; unchanged at the ends. */
export const moveBy = (all: readonly string[], shown: readonly string[], id: string, steps: number): string[] => {
  const at = shown.indexOf(id);
  const to = Math.min(shown.length - 1, Math.max(0, at + steps));
  const neighbour = shown[to];
  if (at < 0 || to === at || neighbour === undefined) return [...all];
  const rest = all.filter((each) => each !== id);
  const place = rest.indexOf(neighbour) + (to > at ? 1 : 0);
  return [...rest.slice(0, place), id, ...rest.slice(place)];
};

/** The index (from 0) at which a row dragged to `at` is inserted. `middles`: the vertical middles of the other rows. */
export const placeAt = (middles: readonly number[], at: number): number =>
  middles.filter((middle) => middle < at).length;

/**
 * Moves the focus from a row that is being removed to the next row, or to the one before. It goes to the row itself, not to one of its
 * buttons: a key that is held down would press that button.
 */
export const focusNextItem = (row: Element | null): void => {
  const target = row?.nextElementSibling ?? row?.previousElementSibling;
  moveFocus(row, target instanceof HTMLElement ? target : undefined);
};
