/** A copy of an uploaded picture as an address that this page can show, drafts included. */
import { type UseQueryResult, useQuery } from "@tanstack/react-query";
import { useEffect, useMemo } from "react";
import { createLoadQueue } from "../images/load-queue";
import { type Copy, addressOf, fetchCopy } from "./api/fetch-copy";

/** A small copy for the list: sharp enough at twice the density. */
export const thumbnailOf = (path: string): string => `${addressOf(path)}?format=webp&width=480&quality=70`;

/** The server makes one copy after another and refuses whoever finds twenty waiting: a desk leaves room for others. */
export const copiesAtOnce = 4;
const turns = createLoadQueue(copiesAtOnce);

/** With `asks` false nothing is fetched: what was fetched before is shown. */
export const useCopy = (address: string, asks = true): UseQueryResult<Copy> =>
  useQuery({
    enabled: asks,
    queryKey: ["copy", address],
    queryFn: ({ signal }) => turns().run(() => fetchCopy(address, signal), signal),
    staleTime: Infinity,
    gcTime: 5 * 60_000,
  });

/** The copy's address in this page; undefined until it is there. */
export const useCopyAddress = (copy: Copy | undefined): string | undefined => {
  const address = useMemo(() => (copy === undefined ? undefined : URL.createObjectURL(copy.blob)), [copy]);
  useEffect(
    () => () => {
      if (address !== undefined) URL.revokeObjectURL(address);
    },
    [address],
  );
  return address;
};
