import { Button } from "../../../components/ui/button";
import { useText } from "../../../lib/i18n/use-text";
import type { Picture } from "../api/pictures";
import { Thumbnail } from "./picture-copies";
import * as styles from "./picture-list.module.css";
import { nameOfPath } from "./prepare/file-names";

interface DeletedPicturesProps {
  readonly pictures: readonly Picture[];
  /** When the list was read, in milliseconds since 1970. */
  readonly now: number;
  readonly onRestore: (id: string, pressed: Element) => void;
}

/** Days for which a deleted picture can be restored (docs/backend.md). */
const keptDays = 7;
const msPerDay = 86_400_000;

const daysLeft = (deletedAt: string, now: number): number =>
  Math.max(0, Math.ceil((Date.parse(deletedAt) + keptDays * msPerDay - now) / msPerDay));

/** Pictures deleted within the last week, which can still be restored. */
export function DeletedPictures({ pictures, now, onRestore }: DeletedPicturesProps) {
  const t = useText();
  if (pictures.length === 0) return null;
  return (
    <details className={styles.deleted}>
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
