/** The page numbers a list shows: first, last, this one and its neighbours; `null` where some are left out. */
export const pageNumbers = (current: number, last: number): (number | null)[] => {
  const wanted = [1, current - 1, current, current + 1, last].filter((page) => page >= 1 && page <= last);
  const shown = [...new Set(wanted)].sort((a, b) => a - b);
  return shown.flatMap((page, index) => {
    const before = shown[index - 1] ?? 0;
    if (page - before === 1) return [page];
    return page - before === 2 ? [page - 1, page] : [null, page];
  });
};
