/** The stay being chosen: one per tab, stored across page changes and reloads if storage is available. */
import { useEffect, useSyncExternalStore } from "react";
import { createStore } from "../external-store";
import { type BookedSuite, type LimitedEngine, type SuitesOfPage, namesSuite, stayOnArrival } from "./chosen-suite";
import { currentDay, followToday } from "./today";
import type { Stay } from "./engine";
import { emptyStay, isReturn, keepStay, keptStay, readStay } from "./kept-stay";
import { namesStay, readStayQuery, withStayQuery } from "./stay-query";

/** The stay that the page shows before hydration: the one that the start script has shown, otherwise an empty one. */
const stayInPage = (): Stay => (typeof window === "undefined" ? undefined : window.shownStay) ?? emptyStay;

export const stayStore = createStore<Stay>(stayInPage());

/** Puts the stay into the URL, so that the link can be shared. Replaces the history entry instead of adding one. */
const writeAddress = (stay: Stay): void => {
  const { pathname, search, hash } = window.location;
  const wanted = withStayQuery(search, stay);
  if (wanted !== search) window.history.replaceState(window.history.state, "", pathname + wanted + hash);
};

/** Stores a stay and puts it into the URL. If storage is blocked or full, the stay lasts until the page is left. */
export const setStay = (stay: Stay): void => {
  stayStore.set(stay);
  keepStay(stay);
  writeAddress(stay);
};

/**
 * Changes part of the current stay. The stay is read from the store, because the last render may be older: after
 * hydration, several inputs of the guest arrive before the next render.
 */
export const changeStay = (part: Partial<Stay>): void => setStay({ ...stayStore.get(), ...part });

/** The stay of this tab; re-renders when it changes. Parts of a page use `useStay` (components/layout/use-stay.ts). */
export const useTabStay = (): Stay => useSyncExternalStore(stayStore.subscribe, stayStore.get, stayInPage);

/** Whether the stay has been restored in this document. */
let restored = false;

/** The URL to which the last step back or forward within this document led. */
let steppedTo: string | undefined;

interface KeptStaySite extends SuitesOfPage<BookedSuite> {
  readonly hours: { readonly timeZone: string };
  /** The engine of the built page, not that of the chosen suite: otherwise, each choice would restore the stay again. */
  readonly pageEngine: Pick<LimitedEngine, "maxGuests" | "maxNights">;
}

/**
 * Restores the stay of this tab, without past days, whenever the page is shown or becomes visible, because another
 * page of the tab may have changed the stay, and when midnight has passed. If the visitor has come back to a URL with an older
 * stay, the URL gets the restored one. A link within the site may name a stay, which replaces that of the tab. When a document is
 * opened, its URL is not changed, so that problems in it are shown. In a house with several suites the hook also sets the stay's
 * suite (`stayOnArrival`). Use the hook once per page.
 */
export const useKeptStay = ({ hours: { timeZone }, pageEngine, suites, own }: KeptStaySite): void => {
  const { maxGuests, maxNights } = pageEngine;
  useEffect(() => {
    const page = { suites, own, maxGuests, maxNights };
    const restore = (correctsUrl = false, isBack = false) => {
      const today = currentDay(timeZone);
      const { search } = window.location;
      const kept = keptStay(today) ?? readStay(stayStore.get(), today);
      // The page has changed within this document, and not by going back or forward: the guest has followed a link.
      const linked = correctsUrl && !isBack ? readStayQuery(search, today, page) : null;
      const known = linked?.problems.length === 0 ? { ...kept, ...linked.stay } : kept;
      const stay = stayOnArrival(page, known, search, isBack);
      if (correctsUrl && (namesStay(search) || namesSuite(search))) setStay(stay);
      else stayStore.set(stay);
    };
    const isBack = restored ? steppedTo === window.location.href : isReturn();
    restore(restored || isBack, isBack);
    restored = true;
    steppedTo = undefined;
    const listening = new AbortController();
    const { signal } = listening;
    window.addEventListener("pageshow", ({ persisted }) => restore(persisted, persisted), { signal });
    window.addEventListener("popstate", () => void (steppedTo = window.location.href), { signal });
    document.addEventListener("visibilitychange", () => restore(), { signal });
    const stopFollowing = followToday(timeZone, () => restore());
    return () => {
      listening.abort();
      stopFollowing();
    };
  }, [timeZone, maxGuests, maxNights, suites, own]);
};
