const valuesOf = (data: FormData): string => JSON.stringify([...data]);

/** Clears a form after the values `sent` were saved, unless the member has typed something else meanwhile. */
export const clearForm = (form: HTMLFormElement | null, sent: FormData): void => {
  if (form !== null && valuesOf(new FormData(form)) === valuesOf(sent)) form.reset();
};
