import { createQueryClient } from "./query-client";

test("follows the specification: no refetch on focus, 1 retry, stale after 15 min, cached 1 h", () => {
  expect(createQueryClient().getDefaultOptions().queries).toEqual({
    refetchOnWindowFocus: false,
    retry: 1,
    staleTime: 900_000,
    gcTime: 3_600_000,
  });
});

test("reports the error of a failed query and of a failed mutation once each", async () => {
  const onError = jest.fn();
  const client = createQueryClient(onError);
  const [ofQuery, ofChange] = [new Error("query"), new Error("change")];
  await client.query({ queryKey: ["a"], queryFn: () => Promise.reject(ofQuery), retry: false }).catch(() => undefined);
  const change = client.getMutationCache().build(client, { mutationFn: () => Promise.reject(ofChange) });
  await change.execute(undefined).catch(() => undefined);
  client.clear();
  expect(onError.mock.calls.map(([error]: unknown[]) => error)).toEqual([ofQuery, ofChange]);
});
