/** Merges uploads that staff published since the build into the gallery. Pure functions. */
import type { ComponentType } from "react";
import type { Language } from "../../../settings/languages";
import type { PublishedUpload } from "../../../lib/published-uploads";
import type { Photo } from "../photo";
import type { UploadedFilesProps, UploadedPictureProps } from "../../images/uploaded-picture";

/** Creates a photograph from an upload that the build does not contain. */
type Shown = (upload: PublishedUpload, alt: string) => Photo;

/**
 * The current gallery: the photographs of the content, then the published uploads in their order. Uploads that the build
 * contains keep the build's files but get the current texts. Withdrawn uploads are left out.
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

/** Components for photographs with an `original`; loaded only if there are any. */
export interface UploadLibrary {
  readonly UploadedPicture: ComponentType<UploadedPictureProps>;
  /** For the viewer, which renders the files itself. */
  readonly UploadedFiles: ComponentType<UploadedFilesProps>;
}
