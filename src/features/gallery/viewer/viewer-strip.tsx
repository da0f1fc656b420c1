import { useEffect, useRef } from "react";
import { Picture } from "../../../components/ui/picture";
import { useText } from "../../../lib/i18n/use-text";
import type { Photo } from "../photo";
import { photoHash } from "../photo-address";
import type { UploadLibrary } from "../uploads/upload-library";
import * as styles from "./viewer-strip.module.css";

interface ViewerStripProps {
  readonly photos: readonly Photo[];
  readonly current: string;
  readonly uploads: UploadLibrary | undefined;
  readonly onShow: (slug: string) => void;
}

/** All photographs as a row of small ones, on wide screens: a way to any of them in one step. */
export function ViewerStrip({ photos, current, uploads, onShow }: ViewerStripProps) {
  const t = useText();
  const row = useRef<HTMLUListElement>(null);
  useEffect(() => {
    row.current?.querySelector("[aria-current]")?.scrollIntoView({ block: "nearest", inline: "nearest" });
  }, [current]);
  return (
    <nav className={styles.strip} aria-label={t("gallery.viewer.all")}>
      <ul ref={row}>
        {photos.map(({ slug, caption, image, focus, original }) => (
          <li key={slug}>
            <a
              href={photoHash(slug)}
              aria-label={caption}
              aria-current={slug === current ? "true" : undefined}
              onClick={(event) => {
                event.preventDefault();
                onShow(slug);
              }}
            >
              {original === undefined || uploads === undefined ? (
                <Picture image={image} alt="" ratio="1" sizes="84px" focus={focus} />
              ) : (
                <uploads.UploadedPicture address={original} size={image} alt="" ratio="1" sizes="84px" focus={focus} />
              )}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
