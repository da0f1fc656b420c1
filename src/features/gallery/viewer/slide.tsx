import { type CSSProperties, useState } from "react";
import { largestSize } from "../../../components/ui/picture-size";
import { useText } from "../../../lib/i18n/use-text";
import { GalleryError } from "../gallery-error";
import type { Photo } from "../photo";
import * as styles from "./slide.module.css";
import { type Zoom, whole } from "./zoom-state";

interface SlideProps {
  readonly photo: Photo;
  /** -1 before the stage, 0 on it, 1 after it. */
  readonly place: -1 | 0 | 1;
  readonly zoom?: Zoom;
  /** While fingers hold the photograph it follows them without a glide. */
  readonly held?: boolean;
}

type Progress = "loading" | "shown" | "failed";

/** The files of a photograph; of an upload whose made files cannot be had, the original alone. */
const filesOf = ({ image, original }: Photo, onlyOriginal: boolean): Photo["image"]["images"] =>
  onlyOriginal && original !== undefined ? { fallback: { src: original } } : image.images;

const frameStyle = ({ image }: Photo, zoom: Zoom): CSSProperties & Record<`--${string}`, string | number> => ({
  "--ratio": image.width / image.height,
  backgroundImage: image.placeholder === undefined ? undefined : `url("${image.placeholder.fallback}")`,
  transform: zoom.scale === 1 ? undefined : `translate(${zoom.x}px, ${zoom.y}px) scale(${zoom.scale})`,
});

/** One photograph on the viewer's track: a blurred ground while it loads, the catalogue's error if it cannot be had. */
export function Slide({ photo, place, zoom = whole, held = false }: SlideProps) {
  const t = useText();
  const [progress, setProgress] = useState<Progress>("loading");
  const [attempt, setAttempt] = useState(0);
  const [onlyOriginal, setOnlyOriginal] = useState(false);
  const { sources = [], fallback } = filesOf(photo, onlyOriginal);
  const sizes = zoom.scale > 1 ? "200vw" : "100vw";
  const fail = () => {
    if (photo.original === undefined || onlyOriginal) setProgress("failed");
    else {
      console.warn("Image optimisation failed; the original is shown:", photo.original);
      setOnlyOriginal(true);
    }
  };
  const retry = () => {
    setProgress("loading");
    setAttempt(attempt + 1);
  };
  return (
    <div
      className={styles.slide}
      style={{ translate: `calc(${place} * (100% + var(--space-5)))` }}
      aria-hidden={place !== 0}
    >
      {progress === "failed" ? (
        place === 0 && <GalleryError onRetry={retry} level="h2" />
      ) : (
        <div className={styles.frame} style={frameStyle(photo, zoom)} data-held={held || undefined}>
          <picture key={attempt}>
            {sources.map((source) => (
              <source key={source.type} type={source.type} srcSet={source.srcSet} sizes={sizes} />
            ))}
            <img
              src={fallback?.src}
              srcSet={fallback?.srcSet}
              sizes={sizes}
              {...largestSize(photo.image)}
              alt={photo.alt}
              draggable={false}
              decoding="async"
              data-progress={progress}
              onLoad={() => setProgress("shown")}
              onError={fail}
            />
          </picture>
        </div>
      )}
      {place === 0 && progress === "loading" && (
        <p className={styles.loading} role="status">
          {t("loading.picture")}
        </p>
      )}
    </div>
  );
}
