import { type PointerEvent, useState } from "react";
import { Button } from "../../../components/ui/button";
import { ChevronIcon } from "../../../components/ui/icon";
import { Select } from "../../../components/ui/select";
import { galleryCategories, isGalleryCategory } from "../../../settings/gallery";
import { useLanguage } from "../../../lib/i18n/use-language";
import { useText } from "../../../lib/i18n/use-text";
import { type Language, languages } from "../../../settings/languages";
import type { Changes, Picture } from "../api/pictures";
import { ActionButton } from "../ui/action-buttons";
import { altFields, readDraft } from "./drafts";
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
  readonly reconnectCount: number;
  /** Whether the picture is being dragged. */
  readonly dragged: boolean;
  readonly onMove: (steps: number) => void;
  readonly onDragStart: (event: PointerEvent<HTMLElement>) => void;
  readonly change: ChangePicture;
}

/** One picture: its position, alternative texts in both languages, category and buttons. */
export function PictureRow({
  picture,
  place,
  total,
  reconnectCount,
  dragged,
  onMove,
  onDragStart,
  change,
}: PictureRowProps) {
  const t = useText();
  /** The languages whose text was empty at the last attempt to publish. */
  const [missing, setMissing] = useState<readonly Language[]>([]);
  const { id, altEn, altEl, publishedAt, category } = picture;
  const name = nameOfPath(picture.path);
  /** The change that a button or the category is sending. Until it is answered, the buttons do nothing: a second press could undo the first. */
  const [sending, setSending] = useState<Changes | null>(null);
  const busy = sending !== null;
  const send = async (changes: Changes, seen?: Parameters<ChangePicture>[2]) => {
    setSending(changes);
    await change(id, changes, seen);
    setSending((latest) => (latest === changes ? null : latest));
  };
  const alt = (useLanguage() === "el" ? altEl : altEn) || name;
  /** The text that a field shows. A text that has just been saved has no draft any more, and may not be in `picture` yet. */
  const typed = (language: Language): string => {
    const field = document.getElementById(`${id}-${language}`);
    return field instanceof HTMLInputElement ? field.value.trim() : "";
  };
  const publish = async () => {
    const draft = readDraft(id);
    const texts = { altEn: typed("en"), altEl: typed("el") };
    const empty = languages.filter((language) => typed(language) === "");
    setMissing(empty);
    const seen = { altEn: draft.seenEn ?? altEn, altEl: draft.seenEl ?? altEl };
    if (empty[0] === undefined) await send({ ...texts, published: true }, seen);
    else document.getElementById(`${id}-${empty[0]}`)?.focus();
  };
  const next = publishedAt === null ? "pictures.publish" : "pictures.unpublish";
  return (
    <li
      className={[styles.row, publishedAt === null && styles.draft, dragged && styles.dragged]
        .filter(Boolean)
        .join(" ")}
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
        <span className={styles.place} onPointerDown={onDragStart} title={t("pictures.drag")}>
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
        {languages.map((language) => {
          const field = altFields[language];
          return (
            <AltTextField
              key={language}
              id={`${id}-${language}`}
              pictureId={id}
              field={field}
              name={name}
              saved={picture[field]}
              published={publishedAt !== null}
              error={missing.includes(language) && picture[field] === "" ? t("pictures.altNeeded") : undefined}
              reconnectCount={reconnectCount}
              onSave={(text, before) => change(id, { [field]: text }, { [field]: before })}
            />
          );
        })}
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
