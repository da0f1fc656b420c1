import { useCallback, useEffect, useRef } from "react";
import { type GalleryCategory, galleryCategories } from "../../settings/gallery";
import { useText } from "../../lib/i18n/use-text";
import { CategoryFilter } from "./category-filter";
import { GalleryBoundary } from "./gallery-boundary";
import { GalleryError } from "./gallery-error";
import { GalleryFoot } from "./gallery-foot";
import * as styles from "./gallery.module.css";
import { Mosaic } from "./mosaic";
import { photoLinkId } from "./mosaic-links";
import type { Photo } from "./photo";
import { PhotoOpening } from "./photo-sheet";
import { photosAround } from "./photos-shown";
import type { UploadLibrary } from "./uploads/upload-library";
import { useUploads } from "./uploads/use-uploads";
import { useCategoryChoice } from "./use-category-choice";
import { usePhotoAddress } from "./use-photo-address";
import { usePhotoSheets } from "./use-photo-sheets";
import { useViewer } from "./use-viewer";

interface GalleryProps {
  readonly photos: readonly Photo[];
  readonly categories: readonly GalleryCategory[];
}

/** The suite's photographs: filter, mosaic, and the viewer, whose code comes when it is first needed. */
export function Gallery(props: GalleryProps) {
  const t = useText();
  const section = useRef<HTMLElement>(null);
  const { photos, library } = useUploads(props.photos, section);
  return (
    // An address that names a photograph without a sheet asks for the page's code at once.
    <section className={styles.gallery} id="gallery" aria-label={t("gallery.title")} data-app="hash" ref={section}>
      <GalleryBoundary>
        <OpenGallery photos={photos} categories={categoriesOf(photos, props.categories)} uploads={library} />
      </GalleryBoundary>
    </section>
  );
}

/** The suite's own categories, and after them those that only uploads are of. */
const categoriesOf = (photos: readonly Photo[], own: readonly GalleryCategory[]): readonly GalleryCategory[] => {
  const others = galleryCategories.filter(
    (category) => !own.includes(category) && photos.some((photo) => photo.category === category),
  );
  return others.length === 0 ? own : [...own, ...others];
};

interface OpenGalleryProps extends GalleryProps {
  readonly uploads: UploadLibrary | undefined;
}

function OpenGallery({ photos, categories, uploads }: OpenGalleryProps) {
  const isKnown = useCallback((slug: string) => photos.some((photo) => photo.slug === slug), [photos]);
  const { slug, open, step, close } = usePhotoAddress(isKnown);
  const choice = useCategoryChoice();
  const { status, retry } = useViewer(slug !== null);
  const withSheets = usePhotoSheets(isKnown, status.is === "waiting");

  // The dialog gives the focus back to what opened it; an address has no such thing, so the photograph's link stands in.
  const last = useRef<string | null>(null);
  useEffect(() => {
    const left = slug === null ? last.current : null;
    last.current = slug;
    if (left !== null && document.activeElement === document.body) document.getElementById(photoLinkId(left))?.focus();
  }, [slug]);

  const [first, ...rest] = slug === null ? [] : photosAround(photos, choice, slug);
  return (
    <>
      <div className="grid">
        <CategoryFilter photos={photos} categories={categories} />
        {status.is === "failed" && slug !== null && (
          <div className={styles.error}>
            <GalleryError level="h3" onRetry={retry} />
          </div>
        )}
        <Mosaic photos={photos} filtered={choice !== "all"} withSheets={withSheets} uploads={uploads} onOpen={open} />
        <GalleryFoot photos={photos} categories={categories} onOpen={open} />
      </div>
      {status.is === "waiting" && slug !== null && !withSheets && (
        <PhotoOpening photos={photosAround(photos, choice, slug)} slug={slug} onClose={close} />
      )}
      {status.is === "ready" && slug !== null && first !== undefined && (
        <status.Viewer photos={[first, ...rest]} slug={slug} uploads={uploads} onShow={step} onClose={close} />
      )}
    </>
  );
}
