import { onlineManager } from "@tanstack/react-query";
import { createQueryClient } from "./query-client";

test("follows the specification: no refetch on focus, 1 retry, stale after 15 min, cached 1 h", () => {
  expect(createQueryClient().getDefaultOptions().queries).toEqual({
    networkMode: "always",
    refetchOnReconnect: true,
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

test("a change and a query fail at once without a network, and the change is not made later", async () => {
  onlineManager.setOnline(false);
  const client = createQueryClient();
  const send = jest.fn(() => Promise.reject(new Error("Failed to fetch")));
  await expect(client.getMutationCache().build(client, { mutationFn: send }).execute(undefined)).rejects.toThrow();
  await expect(client.query({ queryKey: ["a"], queryFn: send, retry: false })).rejects.toThrow();
  onlineManager.setOnline(true);
  await client.resumePausedMutations();
  expect(send).toHaveBeenCalledTimes(2);
  client.clear();
});
