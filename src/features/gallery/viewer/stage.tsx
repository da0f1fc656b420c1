/** The middle of the viewer: the track of photographs, and each photograph on it with its placeholder, files and errors. */
import { type Dispatch, useRef, type CSSProperties, useState } from "react";
import { type Photo, stepFrom } from "../photo";
import type { UploadLibrary } from "../uploads/use-uploads";
import { type Swipe, useGestures, useWheelZoom } from "./use-gestures";
import { type Zoom, type ZoomAction, whole } from "./use-zoom";
import { largestSize } from "../../../components/ui/picture";
import { useText } from "../../../lib/i18n/use-text";
import type { Files } from "../../images/uploaded-picture";
import { GalleryError } from "../gallery-error";
import * as styles from "./viewer.module.css";

interface StageProps {
  readonly photos: readonly Photo[];
  readonly index: number;
  readonly zoom: Zoom;
  readonly onZoom: Dispatch<ZoomAction>;
  readonly onSwipe: (swipe: Swipe) => void;
  /** Whether the previous and next photographs are loaded in advance. */
  readonly preload: boolean;
  /** Components for photographs that have no files in the build. */
  readonly library: UploadLibrary | undefined;
}

type Placed = readonly [photo: Photo | undefined, place: -1 | 0 | 1];

/**
 * The track of photographs: the current one and, so that a swipe shows them, its neighbours. Without `preload`, the neighbours are added
 * only during a drag.
 */
export function Stage({ photos, index, zoom, onZoom, onSwipe, preload, library }: StageProps) {
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
                library={library}
              />
            ),
        )}
      </div>
    </div>
  );
}

interface SlideProps {
  readonly photo: Photo;
  /** -1: the previous photograph, 0: the current one, 1: the next one. */
  readonly place: -1 | 0 | 1;
  readonly zoom?: Zoom;
  /** Whether a pointer is dragging the photograph; it then moves without transition. */
  readonly held?: boolean;
  readonly library?: UploadLibrary | undefined;
}

type Progress = "loading" | "shown" | "failed";

const nothing = () => undefined;
/** How many times wider the requested file is while the photograph is zoomed. */
const closeUp = 2;

const frameStyle = (
  { width, height }: Photo["image"],
  placeholder: string | undefined,
  zoom: Zoom,
): CSSProperties & Record<`--${string}`, string | number> => ({
  "--ratio": width / height,
  backgroundImage: placeholder === undefined ? undefined : `url("${placeholder}")`,
  transform: zoom.scale === 1 ? undefined : `translate(${zoom.x}px, ${zoom.y}px) scale(${zoom.scale})`,
});

/** One photograph on the viewer's track: a blurred placeholder while it loads, an error if it cannot be loaded. */
export function Slide({ photo, place, zoom = whole, held = false, library }: SlideProps) {
  const t = useText();
  const frame = useRef<HTMLDivElement>(null);
  const [progress, setProgress] = useState<Progress>("loading");
  const [attempt, setAttempt] = useState(0);
  const enlarged = zoom.scale > 1 ? closeUp : 1;
  const retry = () => {
    setProgress("loading");
    setAttempt(attempt + 1);
  };
  const slide = ({ image, last, onLoad, onError }: Files) => (
    <div
      className={styles.slide}
      style={{ translate: `calc(${place} * (100% + var(--space-5)))` }}
      aria-hidden={place !== 0}
    >
      {progress === "failed" ? (
        place === 0 && <GalleryError onRetry={retry} level="h2" />
      ) : (
        <div
          ref={frame}
          className={styles.frame}
          style={frameStyle(photo.image, image?.placeholder?.fallback, zoom)}
          data-held={held || undefined}
        >
          {image !== null && (
            <picture key={attempt}>
              {image.images.sources?.map((source) => (
                <source key={source.type} type={source.type} srcSet={source.srcSet} sizes={`${enlarged * 100}vw`} />
              ))}
              <img
                src={image.images.fallback?.src}
                srcSet={image.images.fallback?.srcSet}
                sizes={`${enlarged * 100}vw`}
                {...largestSize(image)}
                alt={photo.alt}
                draggable={false}
                decoding="async"
                data-progress={progress}
                onLoad={() => {
                  onLoad();
                  setProgress("shown");
                }}
                onError={() => {
                  onError();
                  if (last) setProgress("failed");
                }}
              />
            </picture>
          )}
        </div>
      )}
      {place === 0 && progress === "loading" && (
        <p className={styles.loading} role="status">
          {t("loading.picture")}
        </p>
      )}
    </div>
  );
  const { original, image } = photo;
  if (original === undefined || library === undefined)
    return slide({ image, last: true, onLoad: nothing, onError: nothing });
  return (
    // A retry changes the key, so that the files are requested again.
    <library.UploadedFiles key={attempt} address={original} size={image} {...{ frame, enlarged }}>
      {slide}
    </library.UploadedFiles>
  );
}
