/** The page of pictures: uploads, alternative texts, categories, order, focus points, previews, publication and deletion. */
import { useQueryClient } from "@tanstack/react-query";
import { useCallback, useState } from "react";
import { Button } from "../../../components/ui/button";
import { LocalLink } from "../../../components/ui/local-link";
import { clockOffsetStore } from "../../../lib/booking/today";
import { useText } from "../../../lib/i18n/use-text";
import { type GalleryCategory, galleryCategories } from "../../../settings/gallery";
import type { Picture } from "../api/pictures";
import { moveFocus } from "../ui/move-focus";
import { PageHeader, PageSection } from "../ui/page-layout";
import { QueryContent } from "../ui/query-state";
import { Thumbnail } from "./picture-copies";
import { PictureList } from "./picture-list";
import * as styles from "./picture-list.module.css";
import { nameOfPath } from "./prepare/file-names";
import { UploadArea } from "./upload-area";
import { UploadList, useReconnect } from "./upload-list";
import { picturesQueryKey, useChangePicture, usePictures } from "./use-pictures";

export default function ImagesPage() {
  const t = useText();
  const queryClient = useQueryClient();
  const pictures = usePictures();
  const save = useChangePicture();
  const reconnectCount = useReconnect(
    useCallback(() => void queryClient.invalidateQueries({ queryKey: picturesQueryKey }), [queryClient]),
  );
  const [category, setCategory] = useState<GalleryCategory | "all">("all");
  /** Id of the picture that was deleted last, for the button that restores it. */
  const [lastDeletedId, setLastDeletedId] = useState<string | null>(null);
  const change: typeof save = async (id, changes, seen) => {
    const done = await save(id, changes, seen);
    if (done && changes.deleted !== undefined) setLastDeletedId(changes.deleted ? id : null);
    return done;
  };
  // The pressed button disappears, and the filter may hide the restored picture, so the focus moves to the list's heading.
  const restore = async (id: string, pressed: Element) => {
    if (await change(id, { deleted: false })) moveFocus(pressed, document.getElementById("pictures-list"));
  };
  const all = pictures.data ?? [];
  const present = all.filter(({ deletedAt }) => deletedAt === null);
  const deleted = all.filter(({ deletedAt }) => deletedAt !== null);
  const published = present.filter(({ publishedAt }) => publishedAt !== null).length;
  const lastDeleted = deleted.find(({ id }) => id === lastDeletedId);
  return (
    <>
      <PageHeader
        title={t("pictures.title")}
        text={
          pictures.data &&
          t("pictures.text", {
            published: t("pictures.countPublished", { count: published }),
            drafts: t("pictures.countDrafts", { count: present.length - published }),
          })
        }
      >
        <LocalLink to="/admin/publish">{t("pictures.toPublish")}</LocalLink>
      </PageHeader>
      <section aria-labelledby="pictures-upload" style={{ marginBlockStart: "var(--space-5)" }}>
        <UploadArea />
        <UploadList />
      </section>
      <PageSection id="pictures-list" title={t("pictures.order")} text={t("pictures.orderText")}>
        <fieldset className={styles.filter}>
          <legend className="visually-hidden">{t("pictures.filter")}</legend>
          {(["all", ...galleryCategories] as const).map((each) => (
            <label key={each}>
              <input
                type="radio"
                name="picture-category"
                checked={category === each}
                onChange={() => setCategory(each)}
              />
              {t(`gallery.category.${each}`)}
            </label>
          ))}
        </fieldset>
        {/* Rendered even when it is empty, because screen readers announce only changes in an existing live region. */}
        <div role="status">
          {lastDeleted !== undefined && (
            <p className={styles.undo}>
              {t("pictures.deletedOne", { name: nameOfPath(lastDeleted.path) })}
              <Button variant="text" onClick={({ currentTarget }) => void restore(lastDeleted.id, currentTarget)}>
                {t("pictures.undo")}
              </Button>
            </p>
          )}
        </div>
        <QueryContent
          query={pictures}
          isEmpty={(rows) => rows.every(({ deletedAt }) => deletedAt !== null)}
          empty={t("pictures.none")}
        >
          {() => (
            <PictureList
              key={category}
              pictures={present}
              category={category}
              reconnectCount={reconnectCount}
              change={change}
            />
          )}
        </QueryContent>
        <DeletedPictures
          pictures={deleted}
          now={pictures.dataUpdatedAt + clockOffsetStore.get()}
          onRestore={(id, pressed) => void restore(id, pressed)}
        />
      </PageSection>
    </>
  );
}

interface DeletedPicturesProps {
  readonly pictures: readonly Picture[];
  /** When the list was read, in milliseconds since 1970, by the backend's clock. */
  readonly now: number;
  readonly onRestore: (id: string, pressed: Element) => void;
}

/** Days for which a deleted picture can be restored (docs/backend.md). */
const keptDays = 7;
const msPerDay = 86_400_000;

const daysLeft = (deletedAt: string, now: number): number =>
  Math.max(0, Math.ceil((Date.parse(deletedAt) + keptDays * msPerDay - now) / msPerDay));

/** Pictures deleted within the last week, which can still be restored. */
function DeletedPictures({ pictures, now, onRestore }: DeletedPicturesProps) {
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
