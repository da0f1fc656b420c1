/** How far down each entry of the history was left, in CSS pixels, kept for the tab. */
import { readStored, writeStored } from "../../lib/storage";

type Positions = Readonly<Record<string, unknown>>;

const key = "scroll-positions";

/** Those of every document of this tab so far; where storage is blocked or holds something else, none. */
const keptPositions = (): Positions => {
  try {
    return { ...(JSON.parse(readStored(key, "sessionStorage") ?? "{}") as Positions) };
  } catch {
    return {};
  }
};

/** How far down an entry was left by an earlier document; undefined where nobody knows. */
export const keptPosition = (entry: string | undefined): number | undefined => {
  const place = keptPositions()[String(entry)];
  return typeof place === "number" ? place : undefined;
};

export const keepPositions = (positions: Positions): void => {
  writeStored(key, JSON.stringify({ ...keptPositions(), ...positions }), "sessionStorage");
};

/** The name of the entry that is open, which Gatsby's router gives to every page it shows; undefined before. */
export const entryKey = (): string | undefined => {
  const state: unknown = history.state;
  return typeof state === "object" && state !== null && "key" in state && typeof state.key === "string"
    ? state.key
    : undefined;
};
