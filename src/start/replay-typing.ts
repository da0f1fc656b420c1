/** Tells the application what was typed and chosen before it came: React listens only from the moment it is there. */
import { type Field, changedFields, isToggle } from "../lib/dom/is-changed";

const isField = (target: EventTarget | null): target is Field =>
  target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement;

/** React remembers what it last saw in a field and ignores events that bring nothing new; this makes it forget. */
const forgetLastSeen = (field: Field): void => {
  const { _valueTracker: tracker } = field as { _valueTracker?: { setValue: (value: string) => void } };
  tracker?.setValue(isToggle(field) ? String(!field.checked) : `${field.value}.`);
};

export interface Typing {
  /** Sends each changed field's event again: the application is there. */
  readonly tell: () => void;
  /** Says no more that a word is being looked up: the application does not come. Answers whether one was. */
  readonly giveUp: () => boolean;
}

const busy = "aria-busy";

/** Watches the fields from now on. A search that something is typed into says that the word is being looked up. */
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
