/** Replays typing and choices made before hydration, which React has not seen. */
import { type Field, changedFields, isToggle } from "../lib/dom/changed-fields";

const isField = (target: EventTarget | null): target is Field =>
  target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement;

/** React remembers the last value of a field and ignores events without a change; this resets the remembered value. */
const forgetLastSeen = (field: Field): void => {
  const { _valueTracker: tracker } = field as { _valueTracker?: { setValue: (value: string) => void } };
  tracker?.setValue(isToggle(field) ? String(!field.checked) : `${field.value}.`);
};

export interface Typing {
  /** Dispatches an event for each changed field, after hydration. */
  readonly tell: () => void;
  /** Removes the busy state if the application could not be loaded. Returns whether a search was waiting. */
  readonly giveUp: () => boolean;
}

const busy = "aria-busy";

/** Starts watching the fields. A search field with text is marked as busy until the application is ready. */
export const watchTyping = (): Typing => {
  const changed = new Set<Field>();
  const add = (field: Field) => {
    changed.add(field);
    if (field.type === "search") field.setAttribute(busy, "true");
  };
  changedFields().forEach(add);
  const note = ({ target }: Event) => {
    if (isField(target)) add(target);
  };
  document.addEventListener("input", note, true);
  const giveUp = () => {
    const waiting = [...changed].filter((field) => field.hasAttribute(busy));
    waiting.forEach((field) => field.removeAttribute(busy));
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
