/**
 * Shows the draft of a form before the application does: on a slow connection a visitor who has come back would otherwise type into an empty
 * field, and the new text would replace the earlier one. Part of the inline script, so it must be small.
 */
import { draftAttribute, draftShownAttribute, readDraft } from "../features/forms/draft-store";

/** Fills the empty fields of the form in which `target` is a field, if the form has a draft. */
export const showDraft = (target: EventTarget | null): void => {
  const form = target instanceof Element ? target.closest<HTMLFormElement>(`form[${draftAttribute}]`) : null;
  if (!form || form.hasAttribute(draftShownAttribute)) return;
  const draft = readDraft(form.getAttribute(draftAttribute) ?? "");
  if (!draft) return;
  // While the page is being parsed, the form may lack fields, which must get their texts later.
  if (document.readyState !== "loading") form.setAttribute(draftShownAttribute, "");
  for (const [name, text] of Object.entries(draft.values)) {
    const field = form.elements.namedItem(name) as { value: string; tabIndex?: number } | null;
    // A field that the keyboard does not reach is the trap for bots.
    if (field?.value === "" && field.tabIndex !== -1) field.value = text;
  }
};
