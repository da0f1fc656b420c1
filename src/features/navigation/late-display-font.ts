/**
 * Shows the display font on a page that was first painted without it. The page uses the font as soon as it has loaded,
 * if nothing in view moves; otherwise only the next pages do (decision 0013). Part of the start bundle.
 */
import { isDisplayed } from "../../lib/dom/shown-elements";
import { afterPaint } from "../../lib/dom/when-ready";
import { familyOf, hasItalics, isInUse, loadLater } from "./later-fonts";

/** Set on the root element once this page's fonts do not change any more; see styles/base.css. */
const settledAttribute = "data-fonts-settled";

/** In pixels; browsers do not count a smaller move as a layout shift. */
const tolerance = 3;

type Place = Pick<DOMRect, "top" | "bottom" | "left">;

/** An element and where it is in the window. */
type Placed = readonly [element: Element, place: Place];

/**
 * The elements that can move in view: those in view, or less than the height of the window away from it. Parts of an SVG
 * are left out, because they cannot move. Elements in a closed `<details>` are left out, because measuring each of them would make the
 * browser lay out its content again.
 */
const elementsNearby = (): readonly Placed[] =>
  [...document.body.querySelectorAll(":not(svg *, script)")]
    .filter(isDisplayed)
    .map((element): Placed => [element, element.getBoundingClientRect()])
    .filter(([, { top, bottom }]) => bottom > -window.innerHeight && top < 2 * window.innerHeight);

const isInView = (y: number): boolean => y > 0 && y < window.innerHeight;

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
  // While a font file is loading, `isInUse` cannot tell whether the page will use it.
  await document.fonts.ready;
  const italics = hasItalics(family);
  if (isInUse("400", family) && (!italics || isInUse("italic 400", family))) return;
  const faces = await loadLater(family, { italics });
  // Begins a new task: if the fonts were loaded already, the layout below would lengthen the task that called `loadLater`.
  await new Promise<void>(afterPaint);
  const nearby = elementsNearby();
  for (const face of faces) document.fonts.add(face);
  if (nearby.some(([element, place]) => movesInView(place, element.getBoundingClientRect())))
    for (const face of faces) document.fonts.delete(face);
};

/**
 * Loads the display font, and uses it unless that would move something in view. Rejects if the font cannot be loaded. In every
 * case it then enables scroll anchoring (`data-fonts-settled`), but only after the next frame: the browser must not adjust the
 * scroll position to the layout of a font that was tried and removed again.
 */
export const showLateDisplayFont = async (): Promise<void> => {
  try {
    await applyLateDisplayFont();
  } finally {
    await new Promise<void>(afterPaint);
    document.documentElement.setAttribute(settledAttribute, "");
  }
};
