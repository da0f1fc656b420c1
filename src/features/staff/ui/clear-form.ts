const valuesOf = (data: FormData): string => JSON.stringify([...data]);

/** Clears a form whose values `sent` were saved, unless the member has typed something else meanwhile, as while a slow backend answers. */
export const clearForm = (form: HTMLFormElement | null, sent: FormData): void => {
  if (form !== null && valuesOf(new FormData(form)) === valuesOf(sent)) form.reset();
};
