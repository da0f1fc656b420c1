/** Scroll positions for back and forward: every entry of the history is shown where it was left. Before the new page is there, the browser would
 * scroll the old one, so the application restores positions itself; they are stored for the tab. */
import { readStored, writeStored } from "../../lib/storage";
import { randomUuid } from "../../lib/random-uuid";

type Positions = Readonly<Record<string, unknown>>;

const key = "scroll-positions";

/** The positions stored by every document of this tab so far; none where storage is blocked or unreadable. */
const storedPositions = (): Positions => {
  try {
    return { ...(JSON.parse(readStored(key, "sessionStorage") ?? "{}") as Positions) };
  } catch {
    return {};
  }
};

/** How far down an entry was left by an earlier document; undefined where that is unknown. */
export const storedPosition = (entry: string | undefined): number | undefined => {
  const place = storedPositions()[String(entry)];
  return typeof place === "number" ? place : undefined;
};

export const storePositions = (positions: Positions): void => {
  writeStored(key, JSON.stringify({ ...storedPositions(), ...positions }), "sessionStorage");
};

/** The name of the entry that is open, which Gatsby's router gives to every page it shows; undefined before. */
export const entryKey = (): string | undefined => {
  const state: unknown = history.state;
  return typeof state === "object" && state !== null && "key" in state && typeof state.key === "string"
    ? state.key
    : undefined;
};

const positions: Record<string, number> = {};

/** The entry whose page is shown (none while another page is pending), and the one that back or forward led to last. */
let standing: string | undefined;
let movedTo = "";

/** The key of the current entry. A link to a part of the page makes an entry without one, which gets one here. */
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

/** How far down an entry was left; undefined where that is unknown. */
export const positionOfEntry = (key: string): number | undefined => positions[key] ?? storedPosition(key);

/** The page of the current entry is shown now. Not while another page is being loaded for the address. */
export const entryShown = (): void => {
  if (window.startState?.leaving === true) return;
  standing = nameEntry();
  note();
};

/** Another page is about to replace the shown one. Its font may change the heights of the page that is left: no position counts from here. */
export const leaveEntry = (): void => {
  note();
  standing = undefined;
};

/** Back, forward or a link to a part of the page was followed; `samePage` if the shown page is the one of the address. */
export const historyMoved = (samePage: boolean): void => {
  movedTo = nameEntry();
  if (movedTo === standing) return;
  standing = undefined;
  const place = positionOfEntry(movedTo);
  if (samePage && place !== undefined) window.scrollTo({ top: place, behavior: "instant" });
};

/** Whether back or forward has led to an entry. */
export const isHistoryMove = (key: string | undefined): key is string => key !== undefined && key === movedTo;

const takeOver = (): void => {
  history.scrollRestoration = "manual";
};

/** Starts recording positions. Call it once, before the first page is rendered. */
export const watchPositions = (): void => {
  entryShown();
  window.addEventListener("scroll", note, { passive: true });
  // Not before: the browser may still be restoring the position of a reloaded page.
  if (document.readyState === "complete") takeOver();
  else window.addEventListener("load", () => setTimeout(takeOver), { once: true });
  // `scrollRestoration` stays manual: otherwise the browser would scroll the page that is still shown at a later step to this entry.
  window.addEventListener("pagehide", () => storePositions(positions));
  document.addEventListener("visibilitychange", () => document.hidden && storePositions(positions));
};
