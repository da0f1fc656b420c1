/** Attribute of the element that contains a field, with its label or legend as first child. */
export const fieldFrame = { "data-field": true } as const;

/**
 * Focuses a field and scrolls so that its label is in view too. By itself, Safari scrolls only the focused field into view, and the
 * header covers the label.
 */
export const focusField = (field: HTMLElement | null | undefined): void => {
  field?.focus({ preventScroll: true });
  showField(field);
};

/** Scrolls to a field with its label. `above` comes into view as well, if there is room for both. */
export const showField = (field: HTMLElement | null | undefined, above?: Element | null): void => {
  const frame = field?.closest("[data-field]") ?? field;
  // What must be in view comes last. A smooth scroll would be replaced by the next one before it has moved anything.
  for (const part of [above, frame, frame?.firstElementChild])
    part?.scrollIntoView({ block: "nearest", behavior: "instant" });
};
