import { type PointerEvent, useEffect, useRef, useState } from "react";
import { useText } from "../../../lib/i18n/use-text";
import type { GalleryCategory } from "../../../settings/gallery";
import type { Picture } from "../api/pictures";
import { focusNextItem } from "../ui/move-focus";
import { Paged } from "../ui/pagination";
import * as styles from "./picture-list.module.css";
import { PictureRow } from "./picture-row";
import { nameOfPath } from "./prepare/file-names";
import { type ChangePicture, useOrderPictures } from "./use-pictures";

interface PictureListProps {
  /** Every picture that is not deleted, in order. */
  readonly pictures: readonly Picture[];
  readonly category: GalleryCategory | "all";
  /** How often the connection or the session has come back (`useReconnect`): each time, unsaved texts are sent again. */
  readonly reconnectCount: number;
  readonly change: ChangePicture;
}

/** A row has dozens of elements, so every change would be slow with all pictures in one list. */
const picturesPerPage = 60;

/**
 * The pictures in the order of the site, in pages. They can be moved by buttons, also to another page, or by dragging their number. The
 * page that is shown follows a moved picture.
 */
export function PictureList({ pictures, category, reconnectCount, change }: PictureListProps) {
  const t = useText();
  const order = useOrderPictures();
  const list = useRef<HTMLOListElement>(null);
  /** Id of the picture that is being dragged. */
  const [dragged, setDragged] = useState<string | null>(null);
  const [announcement, setAnnouncement] = useState("");
  const [page, setPage] = useState(1);
  /** Id of a picture that moved to another page, whose row gets the focus when that page is shown. */
  const followed = useRef<string>();
  const rows = () => [...(list.current?.querySelectorAll<HTMLElement>(":scope > li") ?? [])];
  const shown = pictures.filter((picture) => category === "all" || picture.category === category);
  const ids = pictures.map(({ id }) => id);
  const shownIds = shown.map(({ id }) => id);
  const move = (picture: Picture, steps: number) => {
    const next = moveBy(ids, shownIds, picture.id, steps);
    if (next.join() === ids.join()) return;
    const place = next.filter((id) => shownIds.includes(id)).indexOf(picture.id) + 1;
    const target = Math.ceil(place / picturesPerPage);
    const follow = (to: number) => {
      if (target !== page) followed.current = picture.id;
      setPage(to);
    };
    // A move that is refused is reverted.
    order(next, () => follow(page));
    follow(target);
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
  useEffect(() => {
    const row = rows().find(({ dataset }) => dataset["id"] === followed.current);
    if (row === undefined) return;
    followed.current = undefined;
    row.focus();
  });
  const startDrag = (picture: Picture, before: number) => (event: PointerEvent<HTMLElement>) => {
    const handle = event.currentTarget;
    event.preventDefault();
    handle.setPointerCapture(event.pointerId);
    setDragged(picture.id);
    const drop = ({ clientY, type }: globalThis.PointerEvent) => {
      handle.removeEventListener("pointerup", drop);
      handle.removeEventListener("pointercancel", drop);
      setDragged(null);
      if (type === "pointercancel") return;
      const others = rows().filter(({ dataset }) => dataset["id"] !== picture.id);
      const middles = others.map((row) => {
        const { top, height } = row.getBoundingClientRect();
        return top + height / 2;
      });
      move(picture, before + placeAt(middles, clientY) - shownIds.indexOf(picture.id));
    };
    handle.addEventListener("pointerup", drop);
    handle.addEventListener("pointercancel", drop);
  };
  return (
    <>
      <p className="visually-hidden" role="status">
        {announcement}
      </p>
      <Paged label={t("pictures.pages")} rows={shown} page={page} perPage={picturesPerPage} onPage={setPage}>
        {(pageRows, before) => (
          <ol className={styles.list} ref={list} start={before + 1}>
            {pageRows.map((picture, index) => (
              <PictureRow
                key={picture.id}
                picture={picture}
                place={before + index + 1}
                total={shown.length}
                reconnectCount={reconnectCount}
                dragged={dragged === picture.id}
                onMove={(steps) => move(picture, steps)}
                onDragStart={startDrag(picture, before)}
                change={changeRow}
              />
            ))}
          </ol>
        )}
      </Paged>
    </>
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

/** The index (from 0) at which a row that is dropped at the y coordinate `y` is inserted. `middles`: the vertical middles of the other rows. */
export const placeAt = (middles: readonly number[], y: number): number => middles.filter((middle) => middle < y).length;
