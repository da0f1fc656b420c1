/** Stores clicks and form submissions until the application has hydrated the page, then replays them. */
import type { StartState, HeldEvent } from "./start-state";

export interface Replay {
  readonly hold: (event: HeldEvent) => void;
  /** Replays everything stored, in order, and stores nothing from then on. */
  readonly replay: () => void;
  /** Discards everything if the application could not be loaded. Returns whether anything was stored. */
  readonly giveUp: () => boolean;
}

const busy = "aria-busy";
const elementOf = (event: HeldEvent): HTMLElement =>
  event.type === "click" ? event.target : (event.submitter ?? event.target);

const repeat = (event: HeldEvent): void => {
  if (!event.target.isConnected) return;
  if (event.type === "click") event.target.click();
  else event.target.requestSubmit(event.submitter);
};

export const createReplay = (startState: Pick<StartState, "ready">): Replay => {
  const held: HeldEvent[] = [];
  const release = () => {
    held.forEach((event) => elementOf(event).removeAttribute(busy));
    return held.splice(0);
  };
  return {
    hold: (event) => {
      if (startState.ready || held.some(({ target }) => target === event.target)) return;
      held.push(event);
      elementOf(event).setAttribute(busy, "true");
    },
    replay: () => {
      startState.ready = true;
      release().forEach(repeat);
    },
    giveUp: () => release().length > 0,
  };
};
