/** Holds what the visitor did before the application could answer, and does it again once it can. */
import type { Early, HeldEvent } from "./early";

export interface Replay {
  readonly hold: (event: HeldEvent) => void;
  /** Does everything held again, in order, and holds nothing from then on. */
  readonly replay: () => void;
  /** Lets go of everything: the application does not come. Answers whether anybody was waiting. */
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

export const createReplay = (early: Pick<Early, "ready">): Replay => {
  const held: HeldEvent[] = [];
  const release = () => {
    held.forEach((event) => elementOf(event).removeAttribute(busy));
    return held.splice(0);
  };
  return {
    hold: (event) => {
      if (early.ready || held.some(({ target }) => target === event.target)) return;
      held.push(event);
      elementOf(event).setAttribute(busy, "true");
    },
    replay: () => {
      early.ready = true;
      release().forEach(repeat);
    },
    giveUp: () => release().length > 0,
  };
};
