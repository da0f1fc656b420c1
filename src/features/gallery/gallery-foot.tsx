import type { GalleryCategory } from "../../settings/gallery";
import { buttonClass } from "../../components/ui/button";
import { useText } from "../../lib/i18n/use-text";
import * as styles from "./gallery.module.css";
import type { Photo } from "./photo";
import { photoHash } from "./photo-address";
import { type CategoryChoice, photosIn } from "./photos-shown";

interface GalleryFootProps {
  readonly photos: readonly Photo[];
  readonly categories: readonly GalleryCategory[];
  readonly onOpen: (slug: string) => void;
}

/** How many photographs are shown, said aloud when the filter changes, and the way to see them one by one. */
export function GalleryFoot({ photos, categories, onOpen }: GalleryFootProps) {
  const t = useText();
  const choices: readonly CategoryChoice[] = ["all", ...categories];
  return (
    <div className={styles.foot} data-no-print>
      {/* Every count is there; the filter's styles leave the one that holds, so that it needs no script. */}
      <p role="status">
        {choices.map((choice) => {
          const count = photosIn(photos, choice).length;
          return (
            <span key={choice} data-count-of={choice}>
              {count === 0 ? t("gallery.empty") : t("gallery.count", { count })}
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
              event.preventDefault();
              onOpen(first.slug);
            }}
          >
            {t("gallery.start")}
          </a>
        );
      })}
    </div>
  );
}
