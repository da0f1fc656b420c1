import { type KeyboardEvent, useLayoutEffect, useRef, useState } from "react";
import { useText } from "../../../lib/i18n/use-text";
import { mayPreload } from "../../../lib/preload";
import { type Move, type Photo, stepFrom } from "../photo";
import type { UploadLibrary } from "../uploads/use-uploads";
import { Stage } from "./stage";
import { StepButton, ViewerBar, ViewerStrip } from "./viewer-controls";
import { useModal } from "../use-modal";
import { useZoom } from "./use-zoom";
import { keyActionOf } from "./viewer-input";
import * as styles from "./viewer.module.css";

export interface ViewerProps {
  readonly photos: readonly [Photo, ...Photo[]];
  /** Slug of the current photograph. */
  readonly slug: string;
  readonly uploads?: UploadLibrary | undefined;
  /** Whether a `PhotoSheet` or `PhotoDialog` already shows the photograph. The viewer then replaces it without fading in. */
  readonly takesOver: boolean;
  readonly onShow: (slug: string) => void;
  readonly onClose: () => void;
}

/**
 * The gallery viewer: a native dialog for keyboard, touch and mouse (specification §2). It opens when it is mounted, in
 * the browser only, and returns the focus when it is unmounted.
 */
export function Viewer({ photos, slug, uploads, takesOver, onShow, onClose }: ViewerProps) {
  const t = useText();
  const dialog = useRef<HTMLDialogElement>(null);
  useModal(dialog, onClose);
  const closeButton = useRef<HTMLButtonElement>(null);
  const middle = useRef<HTMLDivElement>(null);
  const [preload] = useState(() => mayPreload(navigator));
  const index = Math.max(
    0,
    photos.findIndex((photo) => photo.slug === slug),
  );
  const photo = photos[index] ?? photos[0];
  const { zoom, dispatch, change, look } = useZoom(slug, photo.image, middle);

  useLayoutEffect(() => closeButton.current?.focus(), []);

  const canStep = photos.length > 1;
  const step = (move: Move) => onShow((photos[stepFrom(index, move, photos.length)] ?? photo).slug);
  const close = () => dialog.current?.close();
  const onKeyDown = (event: KeyboardEvent) => {
    const meaning = keyActionOf(event, zoom.scale > 1);
    if (meaning === null) return;
    event.preventDefault();
    if (meaning.type === "step") step(meaning.move);
    else if (meaning.type === "look") look(meaning);
    else change(meaning.direction);
  };
  const counter = { number: index + 1, total: photos.length };
  return (
    // Handles keys wherever the focus is in the viewer.
    <dialog
      className={styles.viewer}
      ref={dialog}
      aria-label={t("gallery.viewer.label")}
      data-takes-over={takesOver || undefined}
      onKeyDown={onKeyDown}
    >
      <ViewerBar
        photo={photo}
        {...counter}
        scale={zoom.scale}
        onZoom={change}
        closeButton={closeButton}
        onClose={close}
      />
      <div className={styles.middle} ref={middle}>
        <Stage
          photos={photos}
          index={index}
          zoom={zoom}
          onZoom={dispatch}
          onSwipe={(swipe) => (swipe === "close" ? close() : step(swipe))}
          preload={preload}
          uploads={uploads}
        />
      </div>
      {canStep && <StepButton move="previous" onStep={step} />}
      {canStep && <StepButton move="next" onStep={step} />}
      <div className={styles.foot}>
        <p className={styles.caption}>
          {photo.caption}
          <small>{t(`gallery.category.${photo.category}`)}</small>
        </p>
        {canStep && <ViewerStrip photos={photos} current={photo.slug} uploads={uploads} onShow={onShow} />}
      </div>
      <p className="visually-hidden" role="status">
        {`${t("gallery.viewer.counter", counter)}: ${photo.caption}`}
      </p>
    </dialog>
  );
}
