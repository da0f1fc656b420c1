/** Tells the application what was typed and chosen before it came: React listens only from the moment it is there. */
import { type Field, changedFields, isToggle } from "../lib/dom/is-changed";

const isField = (target: EventTarget | null): target is Field =>
  target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement;

/** React remembers what it last saw in a field and ignores events that bring nothing new; this makes it forget. */
const forgetLastSeen = (field: Field): void => {
  const { _valueTracker: tracker } = field as { _valueTracker?: { setValue: (value: string) => void } };
  tracker?.setValue(isToggle(field) ? String(!field.checked) : `${field.value}.`);
};

/** Watches the fields from now on; the answer, called when the application is there, sends each changed one's event again. */
export const watchTyping = (): (() => void) => {
  const changed = new Set<Field>(changedFields());
  const note = ({ target }: Event) => {
    if (isField(target)) changed.add(target);
  };
  document.addEventListener("input", note, true);
  return () => {
    document.removeEventListener("input", note, true);
    for (const field of changed) {
      forgetLastSeen(field);
      const type = isToggle(field) ? "click" : field instanceof HTMLSelectElement ? "change" : "input";
      field.dispatchEvent(new Event(type, { bubbles: true }));
    }
  };
};
