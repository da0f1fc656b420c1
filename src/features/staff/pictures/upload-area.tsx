import { type DragEvent, useRef, useState } from "react";
import { Button } from "../../../components/ui/button";
import { Select } from "../../../components/ui/select";
import { type GalleryCategory, galleryCategories, isGalleryCategory } from "../../../settings/gallery";
import { useText } from "../../../lib/i18n/use-text";
import { recommendedWidth } from "./prepare/plan";
import { addFiles } from "./upload/upload-queue";
import * as styles from "./upload-area.module.css";

const accepted = "image/jpeg,image/png,image/webp,image/avif,image/heic,.heic";

/** The area where new pictures are dropped or chosen in the browser's file dialog. */
export function UploadArea() {
  const t = useText();
  const input = useRef<HTMLInputElement>(null);
  const [category, setCategory] = useState<GalleryCategory>("living-area");
  const [isDraggedOver, setIsDraggedOver] = useState(false);
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setIsDraggedOver(false);
    void addFiles([...event.dataTransfer.files], category);
  };
  return (
    // Dropping files is optional; the button works without a pointer.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <div
      role="group"
      aria-labelledby="pictures-upload"
      className={[styles.area, isDraggedOver && styles.over].filter(Boolean).join(" ")}
      onDragOver={(event) => {
        event.preventDefault();
        setIsDraggedOver(true);
      }}
      onDragLeave={() => setIsDraggedOver(false)}
      onDrop={drop}
    >
      <div>
        <h2 id="pictures-upload">{t("pictures.drop")}</h2>
        <p>{t("pictures.dropText", { width: String(recommendedWidth) })}</p>
      </div>
      <div className={styles.choose}>
        <Select
          id="upload-category"
          label={t("pictures.newCategory")}
          value={category}
          onChange={({ currentTarget: { value } }) => isGalleryCategory(value) && setCategory(value)}
        >
          {galleryCategories.map((each) => (
            <option key={each} value={each}>
              {t(`gallery.category.${each}`)}
            </option>
          ))}
        </Select>
        <Button variant="line" small onClick={() => input.current?.click()}>
          {t("pictures.choose")}
        </Button>
        <input
          ref={input}
          type="file"
          accept={accepted}
          multiple
          hidden
          aria-label={t("pictures.choose")}
          onChange={({ currentTarget }) => {
            void addFiles([...(currentTarget.files ?? [])], category);
            currentTarget.value = "";
          }}
        />
      </div>
    </div>
  );
}
