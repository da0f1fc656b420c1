import { MutationCache, QueryCache, QueryClient } from "@tanstack/react-query";

/** How responses are cached (specification §9, data fetching). Times in milliseconds. */
const dataFetching = {
  refetchOnWindowFocus: false,
  retry: 1,
  staleTime: 15 * 60_000,
  gcTime: 60 * 60_000,
} as const;

/**
 * Requests are sent without a network too, so that they fail at once. By default they would wait for the network without an
 * error, and a deletion could be carried out hours later.
 */
const networkMode = "always";

/** A query client for one mounted app. `onError` gets the error of every failed query and mutation. */
export const createQueryClient = (onError: (error: unknown) => void = () => undefined): QueryClient =>
  new QueryClient({
    defaultOptions: { queries: { ...dataFetching, networkMode, refetchOnReconnect: true }, mutations: { networkMode } },
    queryCache: new QueryCache({ onError }),
    mutationCache: new MutationCache({ onError }),
  });
