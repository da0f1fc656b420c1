import { type PointerEvent, useRef, useState } from "react";
import type { GalleryCategory } from "../../settings/gallery";
import { useText } from "../../lib/i18n/use-text";
import type { Picture } from "./api/rows";
import { moveBy, placeAt } from "./order";
import { leaveRow } from "./leave-row";
import * as styles from "./picture-list.module.css";
import { PictureRow } from "./picture-row";
import { nameOfPath } from "./prepare/storage-path";
import { type ChangePicture, useOrderPictures } from "./use-pictures";

interface PictureListProps {
  /** Every picture that is not deleted, in order. */
  readonly pictures: readonly Picture[];
  readonly category: GalleryCategory | "all";
  readonly again: number;
  readonly change: ChangePicture;
}

/** The pictures in the order in which the site shows them. Moved by buttons, or held at their number and dragged. */
export function PictureList({ pictures, category, again, change }: PictureListProps) {
  const t = useText();
  const order = useOrderPictures();
  const list = useRef<HTMLOListElement>(null);
  const [held, setHeld] = useState<string | null>(null);
  const [said, setSaid] = useState("");
  const rows = () => [...(list.current?.querySelectorAll<HTMLElement>(":scope > li") ?? [])];
  const shown = pictures.filter((picture) => category === "all" || picture.category === category);
  const ids = pictures.map(({ id }) => id);
  const shownIds = shown.map(({ id }) => id);
  const move = (picture: Picture, steps: number) => {
    const next = moveBy(ids, shownIds, picture.id, steps);
    if (next.join() === ids.join()) return;
    order(next);
    const place = next.filter((id) => shownIds.includes(id)).indexOf(picture.id) + 1;
    setSaid(t("pictures.moved", { name: nameOfPath(picture.path), place, total: shown.length }));
  };
  /** A row that is not shown any more hands the focus on. */
  const changeRow: ChangePicture = async (id, changes, seen) => {
    const done = await change(id, changes, seen);
    const moved = category !== "all" && changes.category !== undefined && changes.category !== category;
    if (done && (changes.deleted === true || moved))
      leaveRow(rows().find(({ dataset }) => dataset["id"] === id) ?? null);
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
        {said}
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
