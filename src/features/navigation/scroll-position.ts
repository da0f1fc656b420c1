/**
 * Scroll positions for back and forward: every history entry is shown where it was left. The browser would scroll the
 * old page before the new one is rendered, so the application restores the positions itself. They are stored per tab.
 */
import { readStored, writeStored } from "../../lib/storage";
import { randomUuid } from "../../lib/random-uuid";

type Positions = Readonly<Record<string, unknown>>;

const key = "scroll-positions";

/** The positions stored by all documents of this tab so far; empty if storage is blocked or its content is invalid. */
const storedPositions = (): Positions => {
  try {
    return { ...(JSON.parse(readStored(key, "sessionStorage") ?? "{}") as Positions) };
  } catch {
    return {};
  }
};

/** The scroll position of an entry, as a document of this tab last stored it; undefined if unknown. */
export const storedPosition = (entry: string | undefined): number | undefined => {
  const position = storedPositions()[String(entry)];
  return typeof position === "number" ? position : undefined;
};

export const storePositions = (positions: Positions): void => {
  writeStored(key, JSON.stringify({ ...storedPositions(), ...positions }), "sessionStorage");
};

/** The key of the current entry, which Gatsby's router sets on every page it shows; undefined before that. */
export const entryKey = (): string | undefined => {
  const state: unknown = history.state;
  return typeof state === "object" && state !== null && "key" in state && typeof state.key === "string"
    ? state.key
    : undefined;
};

const positions: Record<string, number> = {};

/**
 * The entry whose page is shown (undefined while another page is pending), and the entry that back, forward or a link to a part of the
 * page last led to.
 */
let shownEntry: string | undefined;
let movedTo = "";

/** The key of the current entry. A link to a part of the page creates an entry without a key; it is given one here. */
const nameEntry = (): string => {
  const known = entryKey();
  if (known !== undefined) return known;
  const name = randomUuid();
  const state: unknown = history.state;
  history.replaceState({ ...(typeof state === "object" ? state : {}), key: name }, "");
  return name;
};

const recordPosition = (): void => {
  if (shownEntry !== undefined) positions[shownEntry] = window.scrollY;
};

/** The scroll position of an entry; undefined if unknown. */
export const positionOfEntry = (key: string): number | undefined => positions[key] ?? storedPosition(key);

/** Call when the page of the current entry is shown. Does nothing while another page is being loaded for this URL. */
export const entryShown = (): void => {
  if (window.startState?.leaving === true) return;
  shownEntry = nameEntry();
  recordPosition();
};

/**
 * Call when another page is about to replace the shown one. The new page's fonts may change the height of the old page,
 * so no position is recorded until the new page is shown.
 */
export const leaveEntry = (): void => {
  recordPosition();
  shownEntry = undefined;
};

/** Aborted when the last `jumpTo` ends. */
let currentJump = new AbortController();

/** Call when something else is about to scroll. */
export const endJump = (): void => currentJump.abort();

/**
 * Scrolls to a position at once, and returns to it for ten frames unless the visitor does something. Chromium may otherwise apply further
 * steps of a smooth scroll that was still running.
 */
export const jumpTo = (top: number): void => {
  endJump();
  currentJump = new AbortController();
  const { signal } = currentJump;
  for (const input of ["wheel", "touchstart", "pointerdown", "keydown"])
    window.addEventListener(input, endJump, { passive: true, capture: true, signal });
  const hold = (frames: number): void => {
    if (signal.aborted) return;
    if (Math.abs(window.scrollY - top) > 1) window.scrollTo({ top, behavior: "instant" });
    if (frames > 0) requestAnimationFrame(() => hold(frames - 1));
    else endJump();
  };
  hold(10);
};

/** Call after back, forward or a link to a part of the page; `samePage` if the shown page is already the one of the URL. */
export const historyMoved = (samePage: boolean): void => {
  movedTo = nameEntry();
  if (movedTo === shownEntry) return;
  shownEntry = undefined;
  const position = positionOfEntry(movedTo);
  if (samePage && position !== undefined) jumpTo(position);
};

/** Whether back, forward or a link to a part of the page led to this entry. */
export const isHistoryMove = (key: string | undefined): key is string => key !== undefined && key === movedTo;

const disableBrowserScrolling = (): void => {
  history.scrollRestoration = "manual";
};

/** Starts recording positions. Call it once, before the first page is rendered. */
export const watchPositions = (): void => {
  entryShown();
  window.addEventListener("scroll", recordPosition, { passive: true });
  // Not before the page has loaded: until then the browser may be restoring the position of a reloaded page.
  if (document.readyState === "complete") disableBrowserScrolling();
  else window.addEventListener("load", () => setTimeout(disableBrowserScrolling), { once: true });
  // `scrollRestoration` remains manual when the page is left. Otherwise, on a later step back to this entry, the browser would scroll the
  // page that is still shown.
  window.addEventListener("pagehide", () => storePositions(positions));
  document.addEventListener("visibilitychange", () => document.hidden && storePositions(positions));
};
