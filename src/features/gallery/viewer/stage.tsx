import { type Dispatch, useRef } from "react";
import { type Photo, stepFrom } from "../photo";
import type { UploadLibrary } from "../uploads/use-uploads";
import { Slide } from "./slide";
import * as styles from "./viewer.module.css";
import type { Swipe } from "./viewer-input";
import { useGestures, useWheelZoom } from "./use-gestures";
import type { Zoom, ZoomAction } from "./use-zoom";

interface StageProps {
  readonly photos: readonly Photo[];
  readonly index: number;
  readonly zoom: Zoom;
  readonly onZoom: Dispatch<ZoomAction>;
  readonly onSwipe: (swipe: Swipe) => void;
  /** Whether the previous and next photographs are loaded in advance. */
  readonly preload: boolean;
  readonly uploads: UploadLibrary | undefined;
}

type Placed = readonly [photo: Photo | undefined, place: -1 | 0 | 1];

/**
 * The track of photographs: the current one and, so that a swipe shows them, its neighbours. Without `preload`, the neighbours are added
 * only during a drag.
 */
export function Stage({ photos, index, zoom, onZoom, onSwipe, preload, uploads }: StageProps) {
  const track = useRef<HTMLDivElement>(null);
  const photo = photos[index];
  if (photo === undefined) throw new Error(`There is no photograph ${index} among ${photos.length}.`);
  const zoomed = zoom.scale > 1;
  const canStep = photos.length > 1;
  const { drag, handlers } = useGestures({ picture: photo.image, zoomed, zoom: onZoom, canStep, onSwipe });
  useWheelZoom(track, photo.image, onZoom);

  const before = photos[stepFrom(index, "previous", photos.length)];
  const after = photos[stepFrom(index, "next", photos.length)];
  // With two photographs, the other one is both previous and next, and is placed on the side it is dragged in from.
  const neighbours: readonly Placed[] =
    before === after
      ? [[after, drag.x > 0 ? -1 : 1]]
      : [
          [before, -1],
          [after, 1],
        ];
  const slides: readonly Placed[] = [[photo, 0], ...(canStep && (preload || drag.held) ? neighbours : [])];
  return (
    <div className={styles.stage} data-zoomed={zoomed || undefined} ref={track} {...handlers}>
      <div
        className={styles.track}
        data-held={drag.held || undefined}
        style={{ transform: drag.x === 0 && drag.y === 0 ? undefined : `translate(${drag.x}px, ${drag.y}px)` }}
      >
        {slides.map(
          ([shown, place]) =>
            shown !== undefined && (
              <Slide
                key={shown.slug}
                photo={shown}
                place={place}
                {...(place === 0 && { zoom })}
                held={drag.held}
                uploads={uploads}
              />
            ),
        )}
      </div>
    </div>
  );
}
