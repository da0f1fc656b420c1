import { type CSSProperties, type KeyboardEvent, type PointerEvent, useRef, useState } from "react";
import { Button } from "../../../components/ui/button";
import { useText } from "../../../lib/i18n/use-text";
import type { Picture } from "../api/pictures";
import { FormDialog } from "../ui/action-buttons";
import * as styles from "./picture-copies.module.css";
import { Thumbnail } from "./picture-copies";

interface FocusDialogProps {
  readonly picture: Picture;
  readonly name: string;
  readonly onSave: (focus: Picture["focus"]) => void;
}

/** Examples of the aspect ratios to which the site crops pictures: wide, gallery, square, portrait. */
const ratios = ["16 / 9", "4 / 3", "1 / 1", "3 / 4"];
const steps: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** A coordinate of the focus point: limited to 0 to 1, with three decimals. */
const coordinate = (value: number): number => Math.round(Math.min(1, Math.max(0, value)) * 1000) / 1000;

/** The button and dialog to choose, with pointer or arrow keys, the point of a picture that stays in view when the picture is cropped. */
export function FocusDialog({ picture, name, onSave }: FocusDialogProps) {
  const t = useText();
  const ref = useRef<HTMLDialogElement>(null);
  const [focus, setFocus] = useState(picture.focus);
  const follow = ({ currentTarget, clientX, clientY, buttons }: PointerEvent) => {
    if (buttons === 0) return;
    const { left, top, width, height } = currentTarget.getBoundingClientRect();
    setFocus({ x: coordinate((clientX - left) / width), y: coordinate((clientY - top) / height) });
  };
  const step = (event: KeyboardEvent) => {
    const [x, y] = steps[event.key] ?? [0, 0];
    if (x === 0 && y === 0) return;
    event.preventDefault();
    const by = event.shiftKey ? 0.1 : 0.02;
    setFocus((old) => ({ x: coordinate(old.x + x * by), y: coordinate(old.y + y * by) }));
  };
  const place = t("pictures.focus.place", { x: Math.round(focus.x * 100), y: Math.round(focus.y * 100) });
  return (
    <>
      <Button
        variant="text"
        aria-label={`${t("pictures.focus.open")}: ${name}`}
        onClick={() => {
          setFocus(picture.focus);
          ref.current?.showModal();
          // Undoes the browser's scrolling to the slider, which gets the focus.
          ref.current?.scrollTo(0, 0);
        }}
      >
        {t("pictures.focus.open")}
      </Button>
      <FormDialog
        ref={ref}
        wide
        title={t("pictures.focus.title")}
        onSubmit={(value) => value === "save" && onSave(focus)}
        actions={
          <>
            <Button variant="line" small type="submit" value="cancel">
              {t("common.cancel")}
            </Button>
            <Button variant="filled" small type="submit" value="save">
              {t("pictures.focus.save")}
            </Button>
          </>
        }
      >
        <p>{t("pictures.focus.text")}</p>
        <div
          className={styles.field}
          style={{ "--shape": picture.width / picture.height } as CSSProperties}
          role="slider"
          tabIndex={0}
          aria-label={t("pictures.focus.title")}
          aria-valuemin={0}
          aria-valuemax={100}
          aria-valuenow={Math.round(focus.x * 100)}
          aria-valuetext={place}
          onPointerDown={(event) => {
            event.currentTarget.setPointerCapture(event.pointerId);
            follow(event);
          }}
          onPointerMove={follow}
          onKeyDown={step}
        >
          <Thumbnail picture={picture} alt="" ratio={`${picture.width} / ${picture.height}`} focus={focus} marked />
        </div>
        <ul className={styles.crops} aria-hidden="true">
          {ratios.map((ratio) => (
            <li key={ratio}>
              <Thumbnail picture={picture} alt="" ratio={ratio} focus={focus} />
            </li>
          ))}
        </ul>
      </FormDialog>
    </>
  );
}
