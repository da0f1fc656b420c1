import { type PointerEvent, useRef, useState } from "react";
import { Button } from "../../../components/ui/button";
import { useText } from "../../../lib/i18n/use-text";
import type { GalleryCategory } from "../../../settings/gallery";
import type { Picture } from "../api/pictures";
import { focusNextItem } from "../ui/move-focus";
import * as styles from "./picture-list.module.css";
import { PictureRow } from "./picture-row";
import { nameOfPath } from "./prepare/file-names";
import { Thumbnail } from "./thumbnail";
import { type ChangePicture, useOrderPictures } from "./use-pictures";

interface PictureListProps {
  /** Every picture that is not deleted, in order. */
  readonly pictures: readonly Picture[];
  readonly category: GalleryCategory | "all";
  readonly again: number;
  readonly change: ChangePicture;
}

/** The pictures in the order of the site. They can be moved by buttons or by dragging their number. */
export function PictureList({ pictures, category, again, change }: PictureListProps) {
  const t = useText();
  const order = useOrderPictures();
  const list = useRef<HTMLOListElement>(null);
  const [held, setHeld] = useState<string | null>(null);
  const [announcement, setAnnouncement] = useState("");
  const rows = () => [...(list.current?.querySelectorAll<HTMLElement>(":scope > li") ?? [])];
  const shown = pictures.filter((picture) => category === "all" || picture.category === category);
  const ids = pictures.map(({ id }) => id);
  const shownIds = shown.map(({ id }) => id);
  const move = (picture: Picture, steps: number) => {
    const next = moveBy(ids, shownIds, picture.id, steps);
    if (next.join() === ids.join()) return;
    order(next);
    const place = next.filter((id) => shownIds.includes(id)).indexOf(picture.id) + 1;
    setAnnouncement(t("pictures.moved", { name: nameOfPath(picture.path), place, total: shown.length }));
  };
  /** Changes a picture, and moves the focus to another row if its own row disappears. */
  const changeRow: ChangePicture = async (id, changes, seen) => {
    const done = await change(id, changes, seen);
    const moved = category !== "all" && changes.category !== undefined && changes.category !== category;
    if (done && (changes.deleted === true || moved))
      focusNextItem(rows().find(({ dataset }) => dataset["id"] === id) ?? null);
    return done;
  };
  const hold = (picture: Picture) => (event: PointerEvent<HTMLElement>) => {
    const handle = event.currentTarget;
    event.preventDefault();
    handle.setPointerCapture(event.pointerId);
    setHeld(picture.id);
    const drop = ({ clientY, type }: globalThis.PointerEvent) => {
      handle.removeEventListener("pointerup", drop);
      handle.removeEventListener("pointercancel", drop);
      setHeld(null);
      if (type === "pointercancel") return;
      const others = rows().filter(({ dataset }) => dataset["id"] !== picture.id);
      const middles = others.map((row) => {
        const { top, height } = row.getBoundingClientRect();
        return top + height / 2;
      });
      move(picture, placeAt(middles, clientY) - shownIds.indexOf(picture.id));
    };
    handle.addEventListener("pointerup", drop);
    handle.addEventListener("pointercancel", drop);
  };
  return (
    <>
      <p className="visually-hidden" role="status">
        {announcement}
      </p>
      <ol className={styles.list} ref={list}>
        {shown.map((picture, index) => (
          <PictureRow
            key={picture.id}
            picture={picture}
            place={index + 1}
            total={shown.length}
            again={again}
            held={held === picture.id}
            onMove={(steps) => move(picture, steps)}
            onHold={hold(picture)}
            change={changeRow}
          />
        ))}
      </ol>
    </>
  );
}

interface DeletedPicturesProps {
  readonly pictures: readonly Picture[];
  /** When the list was read, in milliseconds since 1970. */
  readonly now: number;
  readonly onRestore: (id: string, pressed: Element) => void;
}

/** Days for which a deleted picture can be restored (docs/backend.md). */
const keptDays = 7;
const msOfDay = 86_400_000;

const daysLeft = (deletedAt: string, now: number): number =>
  Math.max(0, Math.ceil((Date.parse(deletedAt) + keptDays * msOfDay - now) / msOfDay));

/** Pictures deleted within the last week, which can still be restored. */
export function DeletedPictures({ pictures, now, onRestore }: DeletedPicturesProps) {
  const t = useText();
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

/** The order of all pictures after `id` has moved by `steps` places among the shown pictures, at most to the first or last place. */
export const moveBy = (all: readonly string[], shown: readonly string[], id: string, steps: number): string[] => {
  const at = shown.indexOf(id);
  const to = Math.min(shown.length - 1, Math.max(0, at + steps));
  const neighbour = shown[to];
  if (at < 0 || to === at || neighbour === undefined) return [...all];
  const rest = all.filter((each) => each !== id);
  const place = rest.indexOf(neighbour) + (to > at ? 1 : 0);
  return [...rest.slice(0, place), id, ...rest.slice(place)];
};

/** The index (from 0) at which a row dragged to the height `at` is inserted. `middles`: the vertical middles of the other rows. */
export const placeAt = (middles: readonly number[], at: number): number =>
  middles.filter((middle) => middle < at).length;
