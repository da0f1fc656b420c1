/** Replays what was typed and chosen before hydration, which React has not heard. */
import { type Field, changedFields, isToggle } from "../lib/dom/changed-fields";

const isField = (target: EventTarget | null): target is Field =>
  target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement;

/** React remembers what it last saw in a field and ignores events that bring nothing new; this makes it forget. */
const forgetLastSeen = (field: Field): void => {
  const { _valueTracker: tracker } = field as { _valueTracker?: { setValue: (value: string) => void } };
  tracker?.setValue(isToggle(field) ? String(!field.checked) : `${field.value}.`);
};

export interface Typing {
  /** Dispatches each changed field's event again, after hydration. */
  readonly tell: () => void;
  /** Removes the busy state: the application could not be loaded. Returns whether a search was waiting. */
  readonly giveUp: () => boolean;
}

const busy = "aria-busy";

/** Watches the fields from now on. A search field with a word in it is busy until the application answers. */
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
