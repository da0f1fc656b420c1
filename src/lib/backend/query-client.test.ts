import { createQueryClient } from "./query-client";

test("follows the specification: no refetch on focus, 1 retry, stale after 15 min, cached 1 h", () => {
  expect(createQueryClient().getDefaultOptions().queries).toEqual({
    refetchOnWindowFocus: false,
    retry: 1,
    staleTime: 900_000,
    gcTime: 3_600_000,
  });
});
