/** No list is that long; a number with more digits is none that a database would take. */
const most = 1_000_000;

/** The number of a page as the address says it: at least 1. */
export const pageNumber = (said: string): number => Math.min(most, Math.max(1, Math.trunc(Number(said)) || 1));
