/** The viewer's controls: the bar above the photograph, the strip of thumbnails below, and the arrow buttons. */
import { type RefObject, useEffect, useRef, useState } from "react";
import { Button, buttonClass } from "../../../components/ui/button";
import { ArrowIcon, CloseIcon, Icon } from "../../../components/ui/icon";
import { isPlainClick } from "../../../lib/dom/clicks";
import { useText } from "../../../lib/i18n/use-text";
import type { Move, Photo } from "../photo";
import * as styles from "./viewer.module.css";
import { maxScale } from "./use-zoom";
import { copyLink, shareLink } from "../../../lib/dom/share-and-save";
import { Picture } from "../../../components/ui/picture";
import { photoHash } from "../photo-address";
import type { UploadLibrary } from "../uploads/use-uploads";

interface ViewerBarProps {
  readonly photo: Photo;
  readonly number: number;
  readonly total: number;
  readonly scale: number;
  readonly onZoom: (direction: "in" | "out") => void;
  readonly closeButton: RefObject<HTMLButtonElement>;
  readonly onClose: () => void;
}

/** The bar above the photograph: counter, zoom, share, close. */
export function ViewerBar({ photo, number, total, scale, onZoom, closeButton, onClose }: ViewerBarProps) {
  const t = useText();
  const [last, setLast] = useState<{
    readonly slug: string;
    readonly result: Awaited<ReturnType<typeof shareLink>>;
  } | null>(null);
  const share = async () => {
    const link = { title: photo.caption, url: window.location.href };
    // Touch devices open the system's share sheet, if they have one; others copy the link.
    const result = await (window.matchMedia("(pointer: coarse)").matches ? shareLink(link) : copyLink(link));
    setLast({ slug: photo.slug, result });
  };
  const shared = last?.slug === photo.slug ? last.result : null;
  return (
    <div className={styles.bar}>
      <p className={styles.counter}>{t("gallery.viewer.counter", { number, total })}</p>
      <div className={styles.tools}>
        <p className={styles.shared} role="status">
          {shared === "copied" && t("common.linkCopied")}
          {shared === "failed" && t("common.copyAddress", { address: window.location.href })}
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

interface ViewerStripProps {
  readonly photos: readonly Photo[];
  readonly current: string;
  readonly library: UploadLibrary | undefined;
  readonly onShow: (slug: string) => void;
}

/** Thumbnails of the photographs that the viewer steps through. Shown only if the window is wide and high enough. */
export function ViewerStrip({ photos, current, library, onShow }: ViewerStripProps) {
  const t = useText();
  const row = useRef<HTMLUListElement>(null);
  useEffect(() => {
    row.current?.querySelector("[aria-current]")?.scrollIntoView({ block: "nearest", inline: "nearest" });
  }, [current]);
  return (
    <nav className={styles.strip} aria-label={t("gallery.viewer.all")}>
      <ul ref={row}>
        {photos.map(({ slug, caption, image, focus, original }) => (
          <li key={slug}>
            <a
              href={photoHash(slug)}
              aria-label={caption}
              aria-current={slug === current ? "true" : undefined}
              onClick={(event) => {
                if (!isPlainClick(event.nativeEvent)) return;
                event.preventDefault();
                onShow(slug);
              }}
            >
              {original === undefined || library === undefined ? (
                <Picture image={image} alt="" ratio="1" sizes="84px" focus={focus} />
              ) : (
                <library.UploadedPicture address={original} size={image} alt="" ratio="1" sizes="84px" focus={focus} />
              )}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

interface StepButtonProps {
  readonly move: "next" | "previous";
  readonly onStep: (move: Move) => void;
}

/** An arrow button: at a side of the photograph, on phones below it. */
export function StepButton({ move, onStep }: StepButtonProps) {
  const t = useText();
  return (
    <button
      className={styles[move]}
      type="button"
      aria-label={t(`gallery.viewer.${move}`)}
      onClick={() => onStep(move)}
    >
      <ArrowIcon />
    </button>
  );
}

const box = "0 0 24 24";
const lens = "M10.5 4a6.5 6.5 0 1 0 .01 0M15.2 15.2L20.5 20.5M7.5 10.5h6";

const ShareIcon = () => (
  <Icon
    box={box}
    path="M10 14a4 4 0 0 0 6 .4l3-3a4.2 4.2 0 0 0-6-6l-1.5 1.5M14 10a4 4 0 0 0-6-.4l-3 3a4.2 4.2 0 0 0 6 6l1.5-1.5"
  />
);
const ZoomInIcon = () => <Icon box={box} path={`${lens}M10.5 7.5v6`} />;
const ZoomOutIcon = () => <Icon box={box} path={lens} />;
