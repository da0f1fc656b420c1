/** Stores clicks, form submissions and typing until the application has hydrated the page, then replays them. */
import { type HeldEvent, type StartState, busyAttribute, pressedElement } from "./start-state";
import { type Field, changedFields, isField, isToggle } from "../lib/dom/fields";

interface Replay {
  readonly hold: (event: HeldEvent) => void;
  /** Replays everything stored, in order, and stores nothing from then on. */
  readonly replay: () => void;
  /** Discards everything if the application could not be loaded. Returns whether anything was stored. */
  readonly giveUp: () => boolean;
}

const repeat = (event: HeldEvent): void => {
  if (!event.target.isConnected) return;
  if (event.type === "click") event.target.click();
  else event.target.requestSubmit(event.submitter);
};

/** Stores clicks and form submissions, whose elements the inline script has marked as busy, and replays them. */
export const createReplay = (startState: Pick<StartState, "ready">): Replay => {
  const held: HeldEvent[] = [];
  const release = () => {
    held.forEach((event) => pressedElement(event).removeAttribute(busyAttribute));
    return held.splice(0);
  };
  return {
    hold: (event) => {
      if (startState.ready || held.some(({ target }) => target === event.target)) return;
      held.push(event);
    },
    replay: () => {
      startState.ready = true;
      release().forEach(repeat);
    },
    giveUp: () => release().length > 0,
  };
};

/** React remembers the last value of a field and ignores events without a change; this function resets the remembered value. */
const forgetLastSeen = (field: Field): void => {
  const { _valueTracker: tracker } = field as { _valueTracker?: { setValue: (value: string) => void } };
  tracker?.setValue(isToggle(field) ? String(!field.checked) : `${field.value}.`);
};

interface Typing {
  /** Dispatches an event for each changed field, after hydration. */
  readonly tell: () => void;
  /** Removes the busy state if the application could not be loaded. Returns whether a search was waiting. */
  readonly giveUp: () => boolean;
}

/**
 * Watches the fields for typing and choices before hydration, which React has not seen. A search field with text is
 * marked as busy until the application is ready.
 */
export const watchTyping = (): Typing => {
  const changed = new Set<Field>();
  const add = (field: Field) => {
    changed.add(field);
    if (field.type === "search") field.setAttribute(busyAttribute, "true");
  };
  changedFields().forEach(add);
  const note = ({ target }: Event) => {
    if (isField(target)) add(target);
  };
  document.addEventListener("input", note, true);
  const giveUp = () => {
    const waiting = [...changed].filter((field) => field.hasAttribute(busyAttribute));
    waiting.forEach((field) => field.removeAttribute(busyAttribute));
    return waiting.length > 0;
  };
  const tell = () => {
    document.removeEventListener("input", note, true);
    giveUp();
    for (const field of changed) {
      forgetLastSeen(field);
      const type = isToggle(field) ? "click" : field instanceof HTMLSelectElement ? "change" : "input";
      field.dispatchEvent(new Event(type, { bubbles: true }));
    }
  };
  return { tell, giveUp };
};
