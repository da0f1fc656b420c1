/** The run-time library's part of the gallery, fetched only where there are uploads that the build does not have. */
import { environment } from "../../../settings/environment";
import { type PublishedUpload, uploadsAddress } from "../../../lib/published-uploads";
import { uploadSlug } from "../../../lib/upload-slug";
import { emptyImageData, UploadedFiles, UploadedPicture } from "../../images/uploaded-picture";
import type { Photo } from "../photo";
import type { UploadLibrary } from "./merge-uploads";

export const library: UploadLibrary = { UploadedPicture, UploadedFiles };

/** The photograph of an upload. Which of its files is fetched is decided by each place that shows it. */
export const showUpload = ({ id, path, category, focus, width, height }: PublishedUpload, alt: string): Photo => ({
  slug: uploadSlug(id),
  category,
  caption: alt,
  alt,
  focus: { x: focus.x * 100, y: focus.y * 100 },
  image: emptyImageData({ width, height }),
  upload: { id, path },
  original: `${uploadsAddress(environment.backendUrl)}/${path}`,
});
