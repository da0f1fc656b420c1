/** The gallery's use of the run-time image library; loaded only if there are uploads that the build does not contain. */
import { environment } from "../../../settings/environment";
import { type PublishedUpload, uploadSlug, uploadsAddress } from "../../../lib/published-uploads";
import { emptyImageData, UploadedFiles, UploadedPicture } from "../../images/uploaded-picture";
import type { Photo } from "../photo";
import type { UploadLibrary } from "./use-uploads";

export const library: UploadLibrary = { UploadedPicture, UploadedFiles };

/** The photograph of an upload, without files; each component that shows it requests the file that it needs. */
export const photoOfUpload = ({ id, path, category, focus, width, height }: PublishedUpload, alt: string): Photo => ({
  slug: uploadSlug(id),
  category,
  caption: alt,
  alt,
  focus: { x: focus.x * 100, y: focus.y * 100 },
  image: emptyImageData({ width, height }),
  upload: { id, path },
  original: `${uploadsAddress(environment.backendUrl)}/${path}`,
});
