import { useCallback, useEffect, useRef } from "react";
import { type GalleryCategory, galleryCategories } from "../../settings/gallery";
import { isPlainClick } from "../../lib/dom/clicks";
import { scrollIntoView } from "../../lib/dom/fields";
import { useText } from "../../lib/i18n/use-text";
import { CategoryFilter, useCategoryChoice } from "./category-filter";
import { GalleryError } from "./gallery-error";
import * as styles from "./gallery.module.css";
import { Mosaic } from "./mosaic";
import { photoHash, photoLinkId } from "./photo-address";
import { type CategoryChoice, type Photo, photosForViewer, photosIn } from "./photo";
import { PhotoDialog } from "./photo-sheet";
import { type UploadLibrary, useUploads } from "./uploads/use-uploads";
import { usePhotoAddress, usePhotoSheets, useViewer } from "./open-photo";
import { buttonClass } from "../../components/ui/button";
import { ErrorBoundary } from "../../components/ui/error-boundary";

interface GalleryProps {
  readonly photos: readonly Photo[];
  readonly categories: readonly GalleryCategory[];
}

/** The suite's photographs: filter, mosaic, and the viewer, whose code is loaded when it is first needed. */
export function Gallery(props: GalleryProps) {
  const t = useText();
  const section = useRef<HTMLElement>(null);
  const { photos, library } = useUploads(props.photos, section);
  return (
    // `data-app="hash"`: the page is hydrated at once if the URL has a hash, except that of a photograph whose sheet is in the HTML.
    <section className={styles.gallery} id="gallery" aria-label={t("gallery.title")} data-app="hash" ref={section}>
      <ErrorBoundary
        fallback={(retry) => (
          <div className="grid">
            <GalleryError level="h3" onRetry={retry} />
          </div>
        )}
      >
        <OpenGallery photos={photos} categories={categoriesOf(photos, props.categories)} library={library} />
      </ErrorBoundary>
    </section>
  );
}

/** The suite's own categories, followed by categories that only uploads have. */
const categoriesOf = (photos: readonly Photo[], own: readonly GalleryCategory[]): readonly GalleryCategory[] => {
  const others = galleryCategories.filter(
    (category) => !own.includes(category) && photos.some((photo) => photo.category === category),
  );
  return others.length === 0 ? own : [...own, ...others];
};

interface OpenGalleryProps extends GalleryProps {
  readonly library: UploadLibrary | undefined;
}

function OpenGallery({ photos, categories, library }: OpenGalleryProps) {
  const isKnown = useCallback((slug: string) => photos.some((photo) => photo.slug === slug), [photos]);
  const { slug, open, step, close } = usePhotoAddress(isKnown);
  const choice = useCategoryChoice();
  const { status, retry } = useViewer(slug !== null);
  const withSheets = usePhotoSheets(isKnown, status.is === "waiting");

  // A dialog returns the focus to the element that opened it. If the URL opened it, the photograph's link gets the focus.
  const lastSlug = useRef<string | null>(null);
  useEffect(() => {
    const closed = slug === null ? lastSlug.current : null;
    lastSlug.current = slug;
    if (closed !== null && document.activeElement === document.body)
      document.getElementById(photoLinkId(closed))?.focus();
  }, [slug]);

  // Each photograph that is opened tries again to load the viewer.
  const show = (next: string) => {
    if (status.is === "failed") retry();
    open(next);
  };
  const [first, ...rest] = slug === null ? [] : photosForViewer(photos, choice, slug);
  return (
    <>
      <div className="grid">
        <CategoryFilter photos={photos} categories={categories} />
        {status.is === "failed" && slug !== null && (
          <div className={styles.error} ref={scrollIntoView}>
            <GalleryError level="h3" onRetry={retry} />
          </div>
        )}
        <Mosaic photos={photos} filtered={choice !== "all"} withSheets={withSheets} library={library} onOpen={show} />
        <GalleryFoot photos={photos} categories={categories} onOpen={show} />
      </div>
      {status.is === "waiting" && slug !== null && !withSheets && (
        <PhotoDialog photos={photosForViewer(photos, choice, slug)} slug={slug} onShow={step} onClose={close} />
      )}
      {status.is === "ready" && slug !== null && first !== undefined && (
        <status.Viewer
          photos={[first, ...rest]}
          slug={slug}
          library={library}
          takesOver={status.takesOver}
          onShow={step}
          onClose={close}
        />
      )}
    </>
  );
}

interface GalleryFootProps {
  readonly photos: readonly Photo[];
  readonly categories: readonly GalleryCategory[];
  readonly onOpen: (slug: string) => void;
}

/** The number of photographs shown, announced when the filter changes, and the link to the viewer. */
function GalleryFoot({ photos, categories, onOpen }: GalleryFootProps) {
  const t = useText();
  const choices: readonly CategoryChoice[] = ["all", ...categories];
  return (
    <div className={styles.foot} data-no-print>
      {/* The HTML contains the counts of all categories; the filter's styles show the current one without scripts. */}
      <p role="status">
        {choices.map((choice) => {
          const count = photosIn(photos, choice).length;
          return (
            <span key={choice} data-count-of={choice}>
              {count === 0 ? t("gallery.empty") : t("gallery.count", { count })}{" "}
            </span>
          );
        })}
      </p>
      {choices.map((choice) => {
        const [first, second] = photosIn(photos, choice);
        if (first === undefined || second === undefined) return null;
        return (
          <a
            key={choice}
            className={buttonClass("text")}
            href={photoHash(first.slug)}
            data-count-of={choice}
            onClick={(event) => {
              if (!isPlainClick(event.nativeEvent)) return;
              event.preventDefault();
              onOpen(first.slug);
            }}
          >
            {t("gallery.start")}{" "}
          </a>
        );
      })}
    </div>
  );
}
