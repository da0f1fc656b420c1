/**
 * Shows the display font on a page that was first painted without it. The page uses the font as soon as it has loaded,
 * if nothing in view moves; otherwise only the next pages do (decision 0075). Part of the start bundle.
 */
import { isDisplayed } from "../../lib/dom/shown-elements";
import { afterPaint } from "../../lib/dom/when-ready";
import { familyOf, loadLater, stylesInUse } from "./later-fonts";

/** Set on the root element once the page may use the font; see styles/tokens.css. */
const attribute = "data-display-typeface";

/** Set on the root element once this page's fonts do not change any more; see styles/base.css. */
const settledAttribute = "data-fonts-settled";

/** In pixels; browsers do not count a smaller move as a layout shift. */
const tolerance = 3;

type Place = Pick<DOMRect, "top" | "bottom" | "left">;

/**
 * The elements that can move in view. Parts of drawings cannot. Elements in a closed `<details>` are left out, because the
 * browser would lay out its content anew for each of their positions.
 */
const displayedElements = (): readonly Element[] =>
  [...document.body.querySelectorAll(":not(svg *, script)")].filter(isDisplayed);

/** Where the elements are in the window. */
const placesOf = (elements: readonly Element[]): readonly Place[] =>
  elements.map((element) => element.getBoundingClientRect());

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
  // The browser lays the page out for the loaded faces in its next frame. Reading positions before it would do so in this task.
  await new Promise<void>(afterPaint);
  const elements = displayedElements();
  const before = placesOf(elements);
  const root = document.documentElement;
  root.setAttribute(attribute, "");
  const after = placesOf(elements);
  if (before.some((place, index) => movesInView(place, after[index] ?? place))) root.removeAttribute(attribute);
};

/**
 * Loads the display font, and uses it unless that would move something in view. Rejects if it cannot be loaded. In both cases
 * scroll anchoring begins afterwards. It must not see the layout of a font that was tried and taken back, so this waits for the
 * frame in which the page is laid out again.
 */
export const showLateDisplayFont = async (): Promise<void> => {
  try {
    await applyLateDisplayFont();
  } finally {
    await new Promise<void>(afterPaint);
    document.documentElement.setAttribute(settledAttribute, "");
  }
};
