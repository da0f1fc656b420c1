/** Moves pictures in their order, also when the list shows only one category, and moves the focus when a row is removed. */
import { moveFocus } from "../ui/move-focus";

/** The order of all pictures after `id` has moved to the place of the shown picture `steps` away; unchanged at the ends. */
export const moveBy = (all: readonly string[], shown: readonly string[], id: string, steps: number): string[] => {
  const at = shown.indexOf(id);
  const to = Math.min(shown.length - 1, Math.max(0, at + steps));
  const neighbour = shown[to];
  if (at < 0 || to === at || neighbour === undefined) return [...all];
  const rest = all.filter((each) => each !== id);
  const place = rest.indexOf(neighbour) + (to > at ? 1 : 0);
  return [...rest.slice(0, place), id, ...rest.slice(place)];
};

/** The index (from 0) at which a row dragged to the height `at` is inserted. `middles`: the vertical middles of the other rows. */
export const placeAt = (middles: readonly number[], at: number): number =>
  middles.filter((middle) => middle < at).length;

/**
 * Moves the focus from a row that is being removed to the next row, or else to the previous one. The row itself gets the focus, not one of
 * its buttons, because a key that is held down would press that button.
 */
export const focusNextItem = (row: Element | null): void => {
  const target = row?.nextElementSibling ?? row?.previousElementSibling;
  moveFocus(row, target instanceof HTMLElement ? target : undefined);
};
