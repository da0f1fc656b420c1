/** The stay being chosen: one for the whole tab, stored over page changes and reloads; storage may fail. */
import { useEffect, useSyncExternalStore } from "react";
import { createStore } from "../external-store";
import { todayIn } from "./days";
import type { Stay } from "./engine";
import { emptyStay, keepStay, keptStay, readStay } from "./kept-stay";
import { withStayQuery } from "./stay-query";

/** What the page shows before React has rendered anything: the server's, or what the start script has written into it. */
const stayInPage = (): Stay => (typeof window === "undefined" ? undefined : window.shownStay) ?? emptyStay;

export const stayStore = createStore<Stay>(stayInPage());

/** Puts the stay into the page's address, so that it can be sent on: in place of the address, not as a step of its own. */
const writeAddress = (stay: Stay): void => {
  const { pathname, search, hash } = window.location;
  const wanted = withStayQuery(search, stay);
  if (wanted !== search) window.history.replaceState(window.history.state, "", pathname + wanted + hash);
};

/** Remembers a stay, in the address too. Where storage is blocked or full it lives as long as the page. */
export const setStay = (stay: Stay): void => {
  stayStore.set(stay);
  keepStay(stay);
  writeAddress(stay);
};

/**
 * Changes part of the stay as it is now, not as it was at the last render: all that a guest filled in before the page was hydrated
 * is reported to it at once.
 */
export const changeStay = (part: Partial<Stay>): void => setStay({ ...stayStore.get(), ...part });

/** The stay of this tab, followed. */
export const useStay = (): Stay => useSyncExternalStore(stayStore.subscribe, stayStore.get, stayInPage);

/**
 * Takes up what this tab has chosen, less what has passed at the house, whenever the page is shown or looked at again: another page of
 * the tab may have chosen otherwise meanwhile, and a day may be over. Once on a page. `timeZone` is an IANA name.
 */
export const useKeptStay = (timeZone: string): void => {
  useEffect(() => {
    const restore = () => {
      const today = todayIn(timeZone);
      stayStore.set(keptStay(today) ?? readStay(stayStore.get(), today));
    };
    restore();
    window.addEventListener("pageshow", restore);
    document.addEventListener("visibilitychange", restore);
    return () => {
      window.removeEventListener("pageshow", restore);
      document.removeEventListener("visibilitychange", restore);
    };
  }, [timeZone]);
};
