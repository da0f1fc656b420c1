import { useEffect } from "react";
import { pageNumber } from "./page-number";

interface Asked {
  readonly data: { readonly page: number } | undefined;
  /** What is shown belongs to the question before. */
  readonly isPlaceholderData: boolean;
}

/**
 * The page that is shown, or that one is on the way to. Corrects the address when a list has become shorter than the page that it
 * names: what is shown then is its last page.
 */
export const useShownPage = (
  said: string,
  { data, isPlaceholderData }: Asked,
  onPage: (page: string) => void,
): number => {
  const wished = pageNumber(said);
  const shown = isPlaceholderData ? wished : (data?.page ?? wished);
  useEffect(() => {
    if (shown !== wished) onPage(String(shown));
    // The callback is another one each time; only another answer or another wish matters.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [wished, shown]);
  return shown;
};
