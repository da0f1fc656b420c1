import { useLocation } from "@reach/router";
import { useMemo } from "react";
import { changeQuery } from "../navigation/change-query";
import { type Filters, readFilters, writeFilters } from "./filters";

/** The filters, which live in the address: it can be shared, reloaded and gone back to. `today` is a day. */
export const useFilters = (today: string): readonly [Filters, (filters: Filters) => void] => {
  const { search } = useLocation();
  const filters = useMemo(() => readFilters(new URLSearchParams(search), today), [search, today]);
  const change = (next: Filters) => {
    const said = new URLSearchParams();
    for (const [name, value] of Object.entries(writeFilters(next))) if (value !== null) said.set(name, value);
    const query = said.toString();
    changeQuery(query === "" ? "" : `?${query}`, "push");
  };
  return [filters, change];
};
