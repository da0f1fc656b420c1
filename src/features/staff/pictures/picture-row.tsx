import { type PointerEvent, useState } from "react";
import { Button } from "../../../components/ui/button";
import { ChevronIcon } from "../../../components/ui/icon";
import { Select } from "../../../components/ui/select";
import { galleryCategories, isGalleryCategory } from "../../../settings/gallery";
import { useLanguage } from "../../../lib/i18n/use-language";
import { useText } from "../../../lib/i18n/use-text";
import type { Language } from "../../../settings/languages";
import type { Picture } from "../api/pictures";
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
    if (empty === undefined) await change(id, { ...words, published: true }, seen);
    else document.getElementById(`${id}-${empty}`)?.focus();
  };
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
            value={category}
            onChange={({ currentTarget: { value } }) =>
              isGalleryCategory(value) && void change(id, { category: value })
            }
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
          {publishedAt === null ? (
            <Button variant="text" aria-label={`${t("pictures.publish")}: ${name}`} onClick={() => void publish()}>
              {t("pictures.publish")}
            </Button>
          ) : (
            <Button
              variant="text"
              aria-label={`${t("pictures.unpublish")}: ${name}`}
              onClick={() => void change(id, { published: false })}
            >
              {t("pictures.unpublish")}
            </Button>
          )}
          <Button
            variant="text"
            aria-label={`${t("pictures.delete")}: ${name}`}
            onClick={() => void change(id, { deleted: true })}
          >
            {t("pictures.delete")}
          </Button>
        </div>
      </div>
    </li>
  );
}
