import type { GalleryCategory } from "../../../settings/gallery";
import { ask } from "../../staff/api/ask";
import { BackendError, changedMeanwhile } from "../../staff/api/backend-error";
import { type Picture, columns, pictureOf } from "./rows";

/** What can be changed; what is left out stays. */
export interface Changes {
  readonly category?: GalleryCategory;
  readonly altEn?: string;
  readonly altEl?: string;
  readonly focus?: { readonly x: number; readonly y: number };
  /** `true` now, `false` not any more. */
  readonly published?: boolean;
  readonly deleted?: boolean;
}

const moment = (now: boolean): string | null => (now ? new Date().toISOString() : null);

/** A change that is not answered in so many milliseconds is given up: others wait for it. */
const patience = 30_000;

/**
 * Changes one picture in the version that was seen, and gives it back as it now is. Throws a `BackendError`, with the code
 * `changedMeanwhile` where there is another version by now, or none.
 */
export const changePicture = async (id: string, version: number, changes: Changes): Promise<Picture> => {
  const { category, altEn, altEl, focus, published, deleted } = changes;
  const [row] = await ask((backend) =>
    backend
      .from("gallery_images")
      .update({
        ...(category !== undefined && { category }),
        ...(altEn !== undefined && { alt_en: altEn }),
        ...(altEl !== undefined && { alt_el: altEl }),
        ...(focus !== undefined && { focus_x: focus.x, focus_y: focus.y }),
        ...(published !== undefined && { published_at: moment(published) }),
        ...(deleted !== undefined && { deleted_at: moment(deleted) }),
      })
      .eq("id", id)
      .eq("version", version)
      .select(columns)
      .abortSignal(AbortSignal.timeout(patience)),
  );
  if (row === undefined) throw new BackendError(changedMeanwhile, 404, "The picture has another version.");
  return pictureOf(row);
};
