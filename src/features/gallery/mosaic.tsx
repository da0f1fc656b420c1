import { Picture } from "../../components/ui/picture";
import { isPlainClick } from "../../lib/dom/clicks";
import { useText } from "../../lib/i18n/use-text";
import * as styles from "./mosaic.module.css";
import { photoHash, photoLinkId } from "./photo-address";
import type { Photo } from "./photo";
import { PhotoSheet } from "./photo-sheet";
import type { UploadLibrary } from "./uploads/use-uploads";
import { preloadViewer } from "./open-photo";

interface MosaicProps {
  readonly photos: readonly Photo[];
  /** Whether only one category is shown; its photographs are then larger. */
  readonly filtered: boolean;
  /** Whether to render a sheet for each photograph. Without scripts, a photograph's URL opens its sheet. */
  readonly withSheets: boolean;
  /** Components for photographs that have no files in the build. */
  readonly library?: UploadLibrary | undefined;
  readonly onOpen: (slug: string) => void;
}

/**
 * All photographs of the suite: five large ones, the others in small frames below. With a filter, the styles hide the other categories.
 * Each photograph is a link to its own URL.
 */
export function Mosaic({ photos, filtered, withSheets, library, onOpen }: MosaicProps) {
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
                if (!isPlainClick(event.nativeEvent)) return;
                event.preventDefault();
                onOpen(photo.slug);
              }}
            >
              {original === undefined || library === undefined ? (
                <Picture
                  image={image}
                  {...{ alt, focus, ratio, sizes }}
                  loading={index === 0 ? "eager" : "lazy"}
                  priority={index === 0}
                />
              ) : (
                // The key reloads the file when the frame's size changes.
                <library.UploadedPicture
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

/** The frame of a photograph in the mosaic: its aspect ratio below 768 px, and the HTML `sizes` of the picture. */
interface FrameSizes {
  readonly ratio: string;
  readonly sizes: string;
}

/**
 * Frames of the large photographs, in order. A frame may crop a photograph at its sides; `sizes` then states the width
 * of the whole photograph, which is more than the frame's.
 */
const large: readonly FrameSizes[] = [
  { ratio: "4 / 3", sizes: "(min-width: 48rem) 70vw, 100vw" },
  { ratio: "1", sizes: "(min-width: 48rem) 50vw, 75vw" },
  { ratio: "1", sizes: "(min-width: 48rem) 62vw, 75vw" },
  { ratio: "1", sizes: "(min-width: 48rem) 37vw, 75vw" },
  { ratio: "1", sizes: "(min-width: 48rem) 42vw, 75vw" },
];
const small: FrameSizes = { ratio: "1", sizes: "(min-width: 64rem) 22vw, (min-width: 48rem) 34vw, 50vw" };
const filteredFrame: FrameSizes = { ratio: "3 / 2", sizes: "(min-width: 48rem) 66vw, 100vw" };

/** The frame of the photograph at an index of the mosaic. */
export const frameSizes = (index: number, filtered: boolean): FrameSizes =>
  filtered ? filteredFrame : (large[index] ?? small);
