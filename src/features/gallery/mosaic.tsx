import type { MouseEvent } from "react";
import { Picture } from "../../components/ui/picture";
import { useText } from "../../lib/i18n/use-text";
import * as styles from "./mosaic.module.css";
import { photoHash, photoLinkId } from "./photo-address";
import type { Photo } from "./photo";
import { PhotoSheet } from "./photo-sheet";
import type { UploadLibrary } from "./uploads/merge-uploads";
import { preloadViewer } from "./use-viewer";

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
              onPointerEnter={preloadViewer}
              onFocus={preloadViewer}
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

/** How a photograph stands in the mosaic: its frame's ratio on phones, and how wide a file it needs, as HTML `sizes`. */
export interface FrameSizes {
  readonly ratio: string;
  readonly sizes: string;
}

/** The large ones, in their order; frames that are taller than the photograph need a wider file than they are wide. */
const large: readonly FrameSizes[] = [
  { ratio: "4 / 3", sizes: "(min-width: 48rem) 70vw, 100vw" },
  { ratio: "1", sizes: "(min-width: 48rem) 50vw, 75vw" },
  { ratio: "1", sizes: "(min-width: 48rem) 62vw, 75vw" },
  { ratio: "1", sizes: "(min-width: 48rem) 37vw, 75vw" },
  { ratio: "1", sizes: "(min-width: 48rem) 42vw, 75vw" },
];
const small: FrameSizes = { ratio: "1", sizes: "(min-width: 64rem) 22vw, (min-width: 48rem) 34vw, 50vw" };
const ofOneRoom: FrameSizes = { ratio: "3 / 2", sizes: "(min-width: 48rem) 66vw, 100vw" };

/** The frame of the photograph at a place of the mosaic, counted from 0. */
export const frameSizes = (index: number, filtered: boolean): FrameSizes =>
  filtered ? ofOneRoom : (large[index] ?? small);
