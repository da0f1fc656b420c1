/**
 * Back and forward inside the application: every entry of the history is shown where it was left. The browser would scroll the page that
 * still stands, before the other has come; so the application keeps the places itself while it is there.
 */
import { randomUuid } from "../../lib/random-uuid";
import { entryKey, keepPositions, keptPosition } from "./kept-positions";

const positions: Record<string, number> = {};

/** The entry whose page stands, none while another is on its way, and the one that back or forward has led to last. */
let standing: string | undefined;
let steppedTo = "";

/** The name of the entry that is open. A link into the page makes an entry without one. */
const nameEntry = (): string => {
  const known = entryKey();
  if (known !== undefined) return known;
  const name = randomUuid();
  const state: unknown = history.state;
  history.replaceState({ ...(typeof state === "object" ? state : {}), key: name }, "");
  return name;
};

const note = (): void => {
  if (standing !== undefined) positions[standing] = window.scrollY;
};

/** How far down an entry was left; undefined where nobody knows. */
export const placeOf = (key: string): number | undefined => positions[key] ?? keptPosition(key);

/** The page of the entry that is open stands now; not where a step has led to another page, which is being loaded anew. */
export const entryStands = (): void => {
  if (window.early?.left === true) return;
  standing = nameEntry();
  note();
};

/** Another page is about to take the place of the one that stands. */
export const leaveEntry = note;

/** Back, forward or a link into the page has been followed; `samePage` if the page that stands is the one of the address. */
export const stepTaken = (samePage: boolean): void => {
  steppedTo = nameEntry();
  if (steppedTo === standing) return;
  standing = undefined;
  const place = placeOf(steppedTo);
  if (samePage && place !== undefined) window.scrollTo({ top: place, behavior: "instant" });
};

/** Whether back or forward has led to an entry. */
export const isStep = (key: string | undefined): key is string => key !== undefined && key === steppedTo;

const takeOver = (): void => {
  history.scrollRestoration = "manual";
};

/** Begins to note places. Once, before the first page is rendered. */
export const watchPositions = (): void => {
  entryStands();
  window.addEventListener("scroll", note, { passive: true });
  // Not before: the browser may still be on the way to the place of a page that was loaded again.
  if (document.readyState === "complete") takeOver();
  else window.addEventListener("load", () => setTimeout(takeOver), { once: true });
  // The entry stays manual: were it the browser's again, a later step to it would scroll the page that still stands.
  window.addEventListener("pagehide", () => keepPositions(positions));
  document.addEventListener("visibilitychange", () => document.hidden && keepPositions(positions));
};
