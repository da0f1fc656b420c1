import { type KeyboardEvent, useLayoutEffect, useRef, useState } from "react";
import { useText } from "../../../lib/i18n/use-text";
import { mayPreload } from "../../../lib/preload";
import { isPlainKey, type Key, type Move, moveOfKey, type Photo, stepFrom } from "../photo";
import type { UploadLibrary } from "../uploads/use-uploads";
import { Stage } from "./stage";
import { StepButton, ViewerBar, ViewerStrip } from "./viewer-controls";
import { useModal } from "../use-modal";
import { useZoom } from "./use-zoom";
import * as styles from "./viewer.module.css";

export interface ViewerProps {
  readonly photos: readonly [Photo, ...Photo[]];
  /** Slug of the current photograph. */
  readonly slug: string;
  readonly library?: UploadLibrary | undefined;
  /** Whether a `PhotoSheet` or `PhotoDialog` already shows the photograph. The viewer then replaces it without fading in. */
  readonly takesOver: boolean;
  readonly onShow: (slug: string) => void;
  readonly onClose: () => void;
}

/**
 * The gallery viewer: a native dialog for keyboard, touch and mouse (specification §2). It opens when it is mounted, in
 * the browser only, and returns the focus when it is unmounted.
 */
export function Viewer({ photos, slug, library, takesOver, onShow, onClose }: ViewerProps) {
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
    const action = keyActionOf(event, zoom.scale > 1);
    if (action === null) return;
    event.preventDefault();
    if (action.type === "step") step(action.move);
    else if (action.type === "look") look(action);
    else change(action.direction);
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
          library={library}
        />
      </div>
      {canStep && <StepButton move="previous" onStep={step} />}
      {canStep && <StepButton move="next" onStep={step} />}
      <div className={styles.foot}>
        <p className={styles.caption}>
          {photo.caption}
          <small>{t(`gallery.category.${photo.category}`)}</small>
        </p>
        {canStep && <ViewerStrip photos={photos} current={photo.slug} library={library} onShow={onShow} />}
      </div>
      <p className="visually-hidden" role="status">
        {`${t("gallery.viewer.counter", counter)}: ${photo.caption}`}
      </p>
    </dialog>
  );
}

/** The action of a key in the viewer. Escape has none here, because the browser itself closes a dialog on Escape. */
type KeyAction =
  | { readonly type: "step"; readonly move: Move }
  | { readonly type: "zoom"; readonly direction: "in" | "out" | "whole" }
  /** Pans a zoomed photograph. `x: 1` looks to the right, `y: 1` looks down. */
  | { readonly type: "look"; readonly x: -1 | 0 | 1; readonly y: -1 | 0 | 1 };

const zooms: Readonly<Record<string, "in" | "out" | "whole">> = { "+": "in", "=": "in", "-": "out", "0": "whole" };
const looks: Readonly<Record<string, readonly [-1 | 0 | 1, -1 | 0 | 1]>> = {
  ArrowRight: [1, 0],
  ArrowLeft: [-1, 0],
  ArrowDown: [0, 1],
  ArrowUp: [0, -1],
};

/** The action of a key; null if it has none. The left and right arrow keys step through photographs; all four pan a zoomed one. */
export const keyActionOf = (event: Key, zoomed: boolean): KeyAction | null => {
  if (!isPlainKey(event)) return null;
  const { key } = event;
  const look = looks[key];
  if (zoomed && look !== undefined) return { type: "look", x: look[0], y: look[1] };
  const direction = zooms[key];
  if (direction !== undefined) return { type: "zoom", direction };
  const move = moveOfKey(event);
  return move === null ? null : { type: "step", move };
};
