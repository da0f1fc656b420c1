import { QueryClient } from "@tanstack/react-query";

/** How fetched data is cached (specification §9, data fetching). Times in milliseconds. */
export const dataFetching = {
  refetchOnWindowFocus: false,
  retry: 1,
  staleTime: 15 * 60_000,
  gcTime: 60 * 60_000,
} as const;

/** A store of fetched data for one mounted app. */
export const createQueryClient = (): QueryClient => new QueryClient({ defaultOptions: { queries: dataFetching } });
