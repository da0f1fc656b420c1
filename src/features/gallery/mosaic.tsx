import type { MouseEvent } from "react";
import { Picture } from "../../components/ui/picture";
import { useText } from "../../lib/i18n/use-text";
import * as styles from "./mosaic.module.css";
import { frameSizes } from "./mosaic-frames";
import { photoLinkId } from "./mosaic-links";
import type { Photo } from "./photo";
import { photoHash } from "./photo-address";
import { PhotoSheet } from "./photo-sheet";
import type { UploadLibrary } from "./uploads/upload-library";
import { warmViewer } from "./use-viewer";

interface MosaicProps {
  readonly photos: readonly Photo[];
  /** Photographs of one category only stand larger than in the mosaic of all. */
  readonly filtered: boolean;
  /** Whether each photograph brings a sheet of its own that its address opens without scripts. */
  readonly withSheets: boolean;
  /** Shows the photographs that the build has no files of. */
  readonly uploads?: UploadLibrary | undefined;
  readonly onOpen: (slug: string) => void;
}

/** A click that is to open a new tab or window is the browser's. */
const isPlain = (event: MouseEvent): boolean => !(event.ctrlKey || event.metaKey || event.shiftKey || event.altKey);

/** All photographs of the suite: five composed, the rest as a strip below. Each is a link to its own address. */
export function Mosaic({ photos, filtered, withSheets, uploads, onOpen }: MosaicProps) {
  const t = useText();
  const alone = (photo: Photo) => photos.filter(({ category }) => category === photo.category).length === 1;
  return (
    <ul className={styles.mosaic}>
      {photos.map((photo, index) => {
        const { ratio, sizes } = frameSizes(index, filtered);
        const { image, alt, focus, original } = photo;
        return (
          <li key={photo.slug} data-category={photo.category} data-alone={alone(photo) || undefined}>
            <a
              id={photoLinkId(photo.slug)}
              href={photoHash(photo.slug)}
              aria-label={t("gallery.open", { caption: photo.caption })}
              onPointerEnter={warmViewer}
              onFocus={warmViewer}
              onClick={(event) => {
                if (!isPlain(event)) return;
                event.preventDefault();
                onOpen(photo.slug);
              }}
            >
              {original === undefined || uploads === undefined ? (
                <Picture
                  image={image}
                  {...{ alt, focus, ratio, sizes }}
                  loading={index === 0 ? "eager" : "lazy"}
                  priority={index === 0}
                />
              ) : (
                // Another frame needs another file.
                <uploads.UploadedPicture
                  key={sizes}
                  address={original}
                  size={image}
                  {...{ alt, focus, ratio, sizes }}
                />
              )}
            </a>
            {withSheets && <PhotoSheet photos={photos} index={index} />}
          </li>
        );
      })}
    </ul>
  );
}
