import { type PointerEvent, useState } from "react";
import { Button } from "../../../components/ui/button";
import { ChevronIcon } from "../../../components/ui/icon";
import { Select } from "../../../components/ui/select";
import { galleryCategories, isGalleryCategory } from "../../../settings/gallery";
import { useLanguage } from "../../../lib/i18n/use-language";
import { useText } from "../../../lib/i18n/use-text";
import type { Language } from "../../../settings/languages";
import type { Changes, Picture } from "../api/pictures";
import { ActionButton } from "../ui/action-buttons";
import { readDraft } from "./drafts";
import { FocusDialog } from "./focus-dialog";
import * as styles from "./picture-list.module.css";
import { nameOfPath } from "./prepare/file-names";
import { PreviewDialog, Thumbnail } from "./picture-copies";
import type { ChangePicture } from "./use-pictures";
import { AltTextField } from "./alt-text-field";

interface PictureRowProps {
  readonly picture: Picture;
  /** Position among the shown pictures, counted from 1. */
  readonly place: number;
  readonly total: number;
  /** How often the connection or the session has come back (`useReconnect`). */
  readonly reconnects: number;
  readonly held: boolean;
  readonly onMove: (steps: number) => void;
  readonly onHold: (event: PointerEvent<HTMLElement>) => void;
  readonly change: ChangePicture;
}

/** One picture: its position, alternative texts in both languages, category and buttons. */
export function PictureRow({ picture, place, total, reconnects, held, onMove, onHold, change }: PictureRowProps) {
  const t = useText();
  const [asked, setAsked] = useState(false);
  const { id, altEn, altEl, publishedAt, category } = picture;
  const name = nameOfPath(picture.path);
  /** The last change of a button or the category until it is answered: a second press, meant for the first button, must not undo it. */
  const [sending, setSending] = useState<Changes | null>(null);
  const busy = sending !== null;
  const send = async (changes: Changes, seen?: Parameters<ChangePicture>[2]) => {
    setSending(changes);
    await change(id, changes, seen);
    setSending((now) => (now === changes ? null : now));
  };
  const alt = (useLanguage() === "el" ? altEl : altEn) || name;
  /** The text that a field shows. A text that has just been saved has no draft any more, and may not be in `picture` yet. */
  const typed = (language: Language): string => {
    const field = document.getElementById(`${id}-${language}`);
    return field instanceof HTMLInputElement ? field.value.trim() : "";
  };
  const publish = async () => {
    const draft = readDraft(id);
    const words = { altEn: typed("en"), altEl: typed("el") };
    const empty = words.altEn === "" ? "en" : words.altEl === "" ? "el" : undefined;
    setAsked(empty !== undefined);
    const seen = { altEn: draft.seenEn ?? altEn, altEl: draft.seenEl ?? altEl };
    if (empty === undefined) await send({ ...words, published: true }, seen);
    else document.getElementById(`${id}-${empty}`)?.focus();
  };
  const next = publishedAt === null ? "pictures.publish" : "pictures.unpublish";
  return (
    <li
      className={[styles.row, publishedAt === null && styles.draft, held && styles.held].filter(Boolean).join(" ")}
      data-picture={name}
      data-id={id}
      tabIndex={-1}
    >
      <div className={styles.handle}>
        <Button
          variant="icon"
          aria-label={t("pictures.up", { name })}
          aria-disabled={place === 1}
          onClick={() => onMove(-1)}
        >
          <ChevronIcon className={styles.upward} />
        </Button>
        <span className={styles.place} onPointerDown={onHold} title={t("pictures.drag")}>
          {place}
        </span>
        <Button
          variant="icon"
          aria-label={t("pictures.down", { name })}
          aria-disabled={place === total}
          onClick={() => onMove(1)}
        >
          <ChevronIcon />
        </Button>
      </div>
      <Thumbnail picture={picture} alt={alt} marked />
      <div className={styles.fields}>
        {(["altEn", "altEl"] as const).map((field) => (
          <AltTextField
            key={field}
            id={`${id}-${field === "altEn" ? "en" : "el"}`}
            pictureId={id}
            field={field}
            name={name}
            saved={picture[field]}
            published={publishedAt !== null}
            error={asked && picture[field] === "" ? t("pictures.altNeeded") : undefined}
            reconnects={reconnects}
            onSave={(text, before) => change(id, { [field]: text }, { [field]: before })}
          />
        ))}
        <div className={styles.line}>
          <Select
            id={`${id}-category`}
            label={<span className="visually-hidden">{t("pictures.category", { name })}</span>}
            value={sending?.category ?? category}
            onChange={({ currentTarget: { value } }) => isGalleryCategory(value) && void send({ category: value })}
          >
            {galleryCategories.map((each) => (
              <option key={each} value={each}>
                {t(`gallery.category.${each}`)}
              </option>
            ))}
          </Select>
          <span className={styles.fact}>{`${picture.width} × ${picture.height}`}</span>
          <span className={styles.status}>{publishedAt === null ? t("pictures.draft") : t("pictures.published")}</span>
          <FocusDialog picture={picture} name={name} onSave={(focus) => void change(id, { focus })} />
          <PreviewDialog picture={picture} name={name} />
          <ActionButton
            variant="text"
            off={busy}
            aria-label={`${t(next)}: ${name}`}
            onClick={() => void (publishedAt === null ? publish() : send({ published: false }))}
          >
            {t(next)}
          </ActionButton>
          <ActionButton
            variant="text"
            off={busy}
            aria-label={`${t("pictures.delete")}: ${name}`}
            onClick={() => void send({ deleted: true })}
          >
            {t("pictures.delete")}
          </ActionButton>
        </div>
      </div>
    </li>
  );
}
