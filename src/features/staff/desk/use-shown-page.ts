import { useEffect } from "react";
import { pageNumber } from "./page-number";

interface Asked {
  readonly data: { readonly page: number } | undefined;
  /** What is shown belongs to the question before. */
  readonly isPlaceholderData: boolean;
}

/** Corrects the address when a list has become shorter than the page that it names: what is shown then is its last page. */
export const useShownPage = (
  said: string,
  { data, isPlaceholderData }: Asked,
  onPage: (page: string) => void,
): void => {
  const shown = isPlaceholderData ? undefined : data?.page;
  useEffect(() => {
    if (shown !== undefined && shown !== pageNumber(said)) onPage(String(shown));
    // The callback is another one each time; only another answer or another wish matters.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [said, shown]);
};
