import { type CSSProperties, useRef } from "react";
import { useNearView } from "../../lib/dom/use-near-view";
import type { Picture } from "./api/rows";
import * as styles from "./thumbnail.module.css";
import { thumbnailOf, useCopy, useCopyAddress } from "./use-copy";

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
