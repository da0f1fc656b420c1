import { type UseQueryResult, useQuery } from "@tanstack/react-query";
import { type CSSProperties, useEffect, useMemo, useRef } from "react";
import { createLoadQueue } from "../../images/load-queue";
import { useNearView } from "../../../lib/dom/use-near-view";
import { type Copy, addressOf, fetchCopy } from "../api/picture-files";
import type { Picture } from "../api/pictures";
import * as styles from "./picture-list.module.css";

/** A small copy for the list: sharp enough at twice the density. */
export const thumbnailOf = (path: string): string => `${addressOf(path)}?format=webp&width=480&quality=70`;

/** The server makes one copy after another and refuses whoever finds twenty waiting: a page leaves room for others. */
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

interface ThumbnailProps {
  readonly picture: Picture;
  readonly alt: string;
  /** Width to height. */
  readonly ratio?: string;
  /** The point kept in view, if it is not the saved one. */
  readonly focus?: { readonly x: number; readonly y: number };
  readonly marked?: boolean;
}

/** An uploaded picture in small, cut around its focus; fetched when it comes near view. */
export function Thumbnail({ picture, alt, ratio = "4 / 3", focus = picture.focus, marked = false }: ThumbnailProps) {
  const frame = useRef<HTMLSpanElement>(null);
  const near = useNearView(frame);
  // The server shows nobody what is deleted.
  const { data } = useCopy(thumbnailOf(picture.path), near && picture.deletedAt === null);
  const address = useCopyAddress(data);
  const style = { "--ratio": ratio, "--focus-x": `${focus.x * 100}%`, "--focus-y": `${focus.y * 100}%` };
  return (
    <span ref={frame} className={styles.frame} style={style as CSSProperties}>
      {address !== undefined && <img src={address} alt={alt} draggable={false} />}
      {marked && <i className={styles.point} />}
    </span>
  );
}
