/** The order of the pictures: moving one among others, when the list may show only one category, and the focus of a row that goes. */
import { moveFocus } from "../staff/ui/move-focus";

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

/** The place (from 0) among rows at these middles for something held at `at`, its own row left out. */
export const placeAt = (middles: readonly number[], at: number): number =>
  middles.filter((middle) => middle < at).length;

/**
 * The keyboard's focus goes from a row that goes to the next one, or to the one before. To the row itself, not to a button of it: a
 * key that is held down would go on there.
 */
export const focusNextItem = (row: Element | null): void => {
  const target = row?.nextElementSibling ?? row?.previousElementSibling;
  moveFocus(row, target instanceof HTMLElement ? target : undefined);
};
