/** The gallery with what staff has published since the build. Pure. */
import type { ComponentType } from "react";
import type { Language } from "../../../settings/languages";
import type { PublishedUpload } from "../../../lib/published-uploads";
import type { Photo } from "../photo";
import type { UploadedFilesProps, UploadedPictureProps } from "../../images/uploaded-picture";
/** Makes a photograph of an upload that the build does not have. */
type Shown = (upload: PublishedUpload, alt: string) => Photo;

/**
 * The gallery as staff has it now: the photographs of the content, then the published uploads in their order. What the build
 * has of them keeps its files and takes today's words; what has been withdrawn since is gone.
 */
export const mergeUploads = (
  photos: readonly Photo[],
  uploads: readonly PublishedUpload[],
  language: Language,
  show: Shown,
): readonly Photo[] => {
  const ours = photos.filter(({ upload }) => upload === undefined);
  const built = new Map(photos.map((photo) => [photo.upload?.id, photo]));
  const shown = uploads.map((upload): Photo => {
    const alt = upload.alt[language];
    const photo = built.get(upload.id);
    if (photo === undefined || photo.upload?.path !== upload.path) return show(upload, alt);
    const focus = { x: upload.focus.x * 100, y: upload.focus.y * 100 };
    return { ...photo, alt, caption: alt, category: upload.category, focus };
  });
  return [...ours, ...shown];
};

/** The parts that show photographs which have an `original`: in the page once there are any. */
export interface UploadLibrary {
  readonly UploadedPicture: ComponentType<UploadedPictureProps>;
  /** For the viewer, which shows files in its own way. */
  readonly UploadedFiles: ComponentType<UploadedFilesProps>;
}
