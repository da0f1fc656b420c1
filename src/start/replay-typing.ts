/** Tells the application what was typed and chosen before it came: React listens only from the moment it is there. */

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const isField = (target: EventTarget | null): target is Field =>
  target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement;

const isToggle = (field: Field): field is HTMLInputElement =>
  field instanceof HTMLInputElement && (field.type === "checkbox" || field.type === "radio");

const isChanged = (field: Field): boolean => {
  if (field instanceof HTMLSelectElement)
    return [...field.options].some((option) => option.selected !== option.defaultSelected);
  return isToggle(field) ? field.checked !== field.defaultChecked : field.value !== field.defaultValue;
};

/** React remembers what it last saw in a field and ignores events that bring nothing new; this makes it forget. */
const forgetLastSeen = (field: Field): void => {
  const { _valueTracker: tracker } = field as { _valueTracker?: { setValue: (value: string) => void } };
  tracker?.setValue(isToggle(field) ? String(!field.checked) : `${field.value}.`);
};

/** Watches the fields from now on; the answer, called when the application is there, sends each changed one's event again. */
export const watchTyping = (): (() => void) => {
  const changed = new Set<Field>([...document.querySelectorAll<Field>("input, textarea, select")].filter(isChanged));
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
