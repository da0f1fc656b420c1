import { type RefObject, useState } from "react";
import { Button, buttonClass } from "../../../components/ui/button";
import { CloseIcon } from "../../../components/ui/icon";
import { useText } from "../../../lib/i18n/use-text";
import type { Photo } from "../photo";
import { type ShareResult, sharePhoto } from "./share-photo";
import * as styles from "./viewer-bar.module.css";
import { ShareIcon, ZoomInIcon, ZoomOutIcon } from "./viewer-icons";
import { maxScale } from "./zoom-state";

interface ViewerBarProps {
  readonly photo: Photo;
  readonly number: number;
  readonly total: number;
  readonly scale: number;
  readonly onZoom: (direction: "in" | "out") => void;
  readonly closeButton: RefObject<HTMLButtonElement>;
  readonly onClose: () => void;
}

/** The bar over the photograph: which one of how many, zoom, share, close. */
export function ViewerBar({ photo, number, total, scale, onZoom, closeButton, onClose }: ViewerBarProps) {
  const t = useText();
  const [last, setLast] = useState<{ readonly slug: string; readonly result: ShareResult } | null>(null);
  const share = async () => {
    const result = await sharePhoto({ title: photo.caption, url: window.location.href });
    setLast({ slug: photo.slug, result });
  };
  const shared = last?.slug === photo.slug ? last.result : null;
  return (
    <div className={styles.bar}>
      <p className={styles.counter}>{t("gallery.viewer.counter", { number, total })}</p>
      <div className={styles.tools}>
        <p className={styles.shared} role="status">
          {shared === "copied" && t("common.linkCopied")}
          {shared === "failed" && t("gallery.viewer.address", { address: window.location.href })}
        </p>
        <Button
          variant="icon"
          aria-label={t("gallery.viewer.zoomOut")}
          aria-disabled={scale <= 1}
          onClick={() => onZoom("out")}
        >
          <ZoomOutIcon />
        </Button>
        <Button
          variant="icon"
          aria-label={t("gallery.viewer.zoomIn")}
          aria-disabled={scale >= maxScale}
          onClick={() => onZoom("in")}
        >
          <ZoomInIcon />
        </Button>
        <Button variant="icon" aria-label={t("gallery.viewer.share")} onClick={() => void share()}>
          <ShareIcon />
        </Button>
        <button
          className={buttonClass("icon")}
          type="button"
          aria-label={t("gallery.viewer.close")}
          ref={closeButton}
          onClick={onClose}
        >
          <CloseIcon />
        </button>
      </div>
    </div>
  );
}
