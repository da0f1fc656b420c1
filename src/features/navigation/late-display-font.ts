/**
 * Shows the display font on a page that was first painted without it. The page uses the font as soon as it has loaded,
 * if nothing in view moves; otherwise only the next pages do (decision 0075). Part of the start bundle.
 */
import { familyOf, loadLater, stylesInUse } from "./later-fonts";

/** Set on the root element once the page may use the font; see styles/tokens.css. */
const attribute = "data-display-typeface";

/** Set on the root element once this page's fonts do not change any more; see styles/base.css. */
const settledAttribute = "data-fonts-settled";

/** In pixels; browsers do not count a smaller move as a layout shift. */
const tolerance = 3;

type Place = Pick<DOMRect, "top" | "bottom" | "left">;

/** Where the page's elements are. Parts of drawings cannot move. */
const placesOfElements = (): readonly Place[] =>
  [...document.body.querySelectorAll(":not(svg *, script)")].map((element) => element.getBoundingClientRect());

const isInView = (height: number): boolean => height > 0 && height < window.innerHeight;

/** Whether an edge of an element moves within the window. Edges outside the window, such as the end of `main`, may move. */
const movesInView = (before: Place, after: Place): boolean => {
  const moves = (edge: keyof Place) => Math.abs(before[edge] - after[edge]) >= tolerance;
  const shows = (edge: "top" | "bottom") => isInView(before[edge]) || isInView(after[edge]);
  return (
    (moves("top") && shows("top")) ||
    (moves("bottom") && shows("bottom")) ||
    (moves("left") && (shows("top") || shows("bottom")))
  );
};

const applyLateDisplayFont = async (): Promise<void> => {
  const family = familyOf("display");
  if (family === familyOf("text")) return;
  await loadLater(family, { styles: stylesInUse(family) });
  const before = placesOfElements();
  const root = document.documentElement;
  root.setAttribute(attribute, "");
  const after = placesOfElements();
  if (before.some((place, index) => movesInView(place, after[index] ?? place))) root.removeAttribute(attribute);
};

/** Scroll anchoring begins here. It must not see the layout of a font that was tried and taken back, so the page is laid out first. */
const settle = (): void => {
  const root = document.documentElement;
  root.getBoundingClientRect();
  root.setAttribute(settledAttribute, "");
};

/** Loads the display font, and uses it unless that would move something in view. Rejects if it cannot be loaded. */
export const showLateDisplayFont = (): Promise<void> => applyLateDisplayFont().finally(settle);
