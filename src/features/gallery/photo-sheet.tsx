import { type KeyboardEvent, useRef } from "react";
import { ArrowIcon, CloseIcon } from "../../components/ui/icon";
import { largestSize } from "../../components/ui/picture";
import { useText } from "../../lib/i18n/use-text";
import { photoHash, photoLinkId, photoTarget } from "./photo-address";
import { moveOfKey, type Photo, stepFrom } from "./photo";
import { useModal } from "./use-modal";
import * as styles from "./photo-sheet.module.css";

interface PhotoProps {
  readonly photo: Photo;
}

function SheetPicture({ photo }: PhotoProps) {
  const { sources = [], fallback } = photo.image.images;
  return (
    <picture>
      {sources.map((source) => (
        <source key={source.type} type={source.type} srcSet={source.srcSet} />
      ))}
      <img
        src={fallback?.src}
        srcSet={fallback?.srcSet}
        {...largestSize(photo.image)}
        alt={photo.alt}
        loading="lazy"
        decoding="async"
      />
    </picture>
  );
}

function SheetCaption({ photo }: PhotoProps) {
  const t = useText();
  return (
    <>
      {photo.caption} <small>{t(`gallery.category.${photo.category}`)}</small>
    </>
  );
}

interface PhotoSheetProps {
  readonly photos: readonly Photo[];
  readonly index: number;
}

/**
 * One photograph over the page, shown while the URL's fragment names it. Without scripts, and until scripts have loaded, this sheet
 * replaces the viewer. Its controls are plain links.
 */
export function PhotoSheet({ photos, index }: PhotoSheetProps) {
  const t = useText();
  const photo = photos[index];
  if (photo === undefined) return null;
  const neighbour = (move: "next" | "previous") =>
    photoHash((photos[stepFrom(index, move, photos.length)] ?? photo).slug);
  return (
    <figure className={styles.sheet} id={photoTarget(photo.slug)} data-without-app="">
      <div className={styles.bar}>
        <p>{t("gallery.viewer.counter", { number: index + 1, total: photos.length })}</p>
        <a href={`#${photoLinkId(photo.slug)}`} aria-label={t("gallery.viewer.close")}>
          <CloseIcon />
        </a>
      </div>
      <SheetPicture photo={photo} />
      {(["previous", "next"] as const).map((move) => (
        <a key={move} className={styles[move]} href={neighbour(move)} aria-label={t(`gallery.viewer.${move}`)}>
          <ArrowIcon />
        </a>
      ))}
      <figcaption>
        <SheetCaption photo={photo} />
      </figcaption>
    </figure>
  );
}

interface PhotoDialogProps {
  /** The photographs that the viewer steps through. */
  readonly photos: readonly Photo[];
  readonly slug: string;
  readonly onShow: (slug: string) => void;
  readonly onClose: () => void;
}

/** The sheet as a dialog while the viewer's code is loading; the viewer then replaces it. */
export function PhotoDialog({ photos, slug, onShow, onClose }: PhotoDialogProps) {
  const t = useText();
  const dialog = useRef<HTMLDialogElement>(null);
  useModal(dialog, onClose);
  const index = photos.findIndex((photo) => photo.slug === slug);
  const photo = photos[index];
  if (photo === undefined) return null;
  const onKeyDown = (event: KeyboardEvent) => {
    const move = moveOfKey(event);
    if (move === null) return;
    event.preventDefault();
    onShow((photos[stepFrom(index, move, photos.length)] ?? photo).slug);
  };
  return (
    // Handles the keys by which the viewer steps through the photographs.
    <dialog
      className={styles.sheet}
      ref={dialog}
      aria-label={t("gallery.viewer.label")}
      aria-busy
      onKeyDown={onKeyDown}
    >
      <div className={styles.bar}>
        <p>{t("gallery.viewer.counter", { number: index + 1, total: photos.length })}</p>
        <button type="button" aria-label={t("gallery.viewer.close")} onClick={() => dialog.current?.close()}>
          <CloseIcon />
        </button>
      </div>
      <SheetPicture photo={photo} />
      <p className={styles.caption}>
        <SheetCaption photo={photo} />
      </p>
    </dialog>
  );
}
