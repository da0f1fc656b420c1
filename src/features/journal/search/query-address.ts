/** The query in the page's address: `?q=…`, so that a search can be shared and come back to. */

export const queryParameter = "q";

export const queryInAddress = (): string =>
  new URLSearchParams(window.location.search).get(queryParameter)?.trim() ?? "";

/** Writes the query into the address without a new entry in the history; an empty one takes it out. */
export const writeQueryInAddress = (query: string): void => {
  const url = new URL(window.location.href);
  if (query === "") url.searchParams.delete(queryParameter);
  else url.searchParams.set(queryParameter, query);
  if (url.href !== window.location.href) window.history.replaceState(window.history.state, "", url);
};
