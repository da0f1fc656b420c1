/** The number of a page as the address says it: at least 1. */
export const pageNumber = (said: string): number => Math.max(1, Math.trunc(Number(said)) || 1);
