import { useState } from "react";
import { Button } from "../../components/ui/button";
import { useText } from "../../lib/i18n/use-text";
import type { Picture } from "./api/rows";
import * as styles from "./picture-list.module.css";
import { nameOfPath } from "./prepare/storage-path";
import { Thumbnail } from "./thumbnail";

interface DeletedPicturesProps {
  readonly pictures: readonly Picture[];
  readonly onRestore: (id: string, pressed: Element) => void;
}

/** Days for which a deleted picture can be brought back (docs/backend.md). */
const keptDays = 7;
const msOfDay = 86_400_000;

const daysLeft = (deletedAt: string, now: number): number =>
  Math.max(0, Math.ceil((Date.parse(deletedAt) + keptDays * msOfDay - now) / msOfDay));

/** What was deleted within the last week: it can still be brought back. */
export function DeletedPictures({ pictures, onRestore }: DeletedPicturesProps) {
  const t = useText();
  const [now] = useState(() => Date.now());
  if (pictures.length === 0) return null;
  return (
    <details className={styles.gone}>
      <summary>{t("pictures.deleted", { count: pictures.length })}</summary>
      <ul>
        {pictures.map((picture) => {
          const name = nameOfPath(picture.path);
          return (
            <li key={picture.id}>
              <Thumbnail picture={picture} alt="" />
              <span>
                {name}
                <br />
                {t("pictures.daysLeft", { count: daysLeft(picture.deletedAt ?? "", now) })}
              </span>
              <Button
                variant="text"
                aria-label={`${t("pictures.restore")}: ${name}`}
                onClick={({ currentTarget }) => onRestore(picture.id, currentTarget)}
              >
                {t("pictures.restore")}
              </Button>
            </li>
          );
        })}
      </ul>
    </details>
  );
}
