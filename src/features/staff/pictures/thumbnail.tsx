import { type UseQueryResult, useQuery } from "@tanstack/react-query";
import { type CSSProperties, useEffect, useMemo, useRef } from "react";
import { createLoadQueue } from "../../images/load-queue";
import { useNearView } from "../../../lib/dom/use-near-view";
import { type Copy, addressOf, fetchCopy } from "../api/picture-files";
import type { Picture } from "../api/pictures";
import * as styles from "./picture-list.module.css";

/** URL of a small copy for the list, sharp enough for a display of double density. */
const thumbnailOf = (path: string): string => `${addressOf(path)}?format=webp&width=480&quality=70`;

/** Largest number of simultaneous requests. The server converts one picture at a time, and up to twenty requests of a visitor may wait. */
export const copiesAtOnce = 4;
const turns = createLoadQueue(copiesAtOnce);

/** A copy of a picture. With `asks` false only a cached copy is returned. */
export const useCopy = (address: string, asks = true): UseQueryResult<Copy> =>
  useQuery({
    enabled: asks,
    queryKey: ["copy", address],
    queryFn: ({ signal }) => turns().run(() => fetchCopy(address, signal), signal),
    staleTime: Infinity,
    gcTime: 5 * 60_000,
  });

/** The object URL of a copy; undefined until it has loaded. */
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
  /** Ratio of width to height, as in CSS. */
  readonly ratio?: string;
  /** The point to keep in view; by default the saved one. */
  readonly focus?: { readonly x: number; readonly y: number };
  readonly marked?: boolean;
}

/** A thumbnail of an uploaded picture, cropped around its focus point. Loaded when it is near the viewport. */
export function Thumbnail({ picture, alt, ratio = "4 / 3", focus = picture.focus, marked = false }: ThumbnailProps) {
  const frame = useRef<HTMLSpanElement>(null);
  const near = useNearView(frame);
  // The server does not deliver deleted pictures.
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
