/** The run-time library's part of the gallery, fetched only where there are uploads that the build does not have. */
import { environment } from "../../../config/environment";
import { type PublishedUpload, uploadsAddress } from "../../../lib/published-uploads";
import { uploadSlug } from "../../../lib/upload-slug";
import { describeImage } from "../../images/describe-image";
import { formatSupport } from "../../images/format-support";
import { imageDataOf } from "../../images/image-data";
import { chooseProfile } from "../../images/profiles";
import { UploadedPicture } from "../../images/uploaded-picture";
import { readVisitor } from "../../images/visitor";
import type { Photo } from "../photo";

export { UploadedPicture };

/** Makes photographs of uploads. Their `image` is for the viewer, where they stand as wide as the window. */
export const uploadShower = async (): Promise<(upload: PublishedUpload, alt: string) => Photo> => {
  const support = await formatSupport();
  const width = window.innerWidth;
  const profile = chooseProfile(width, readVisitor(window));
  return ({ id, path, category, focus, ...size }, alt) => {
    const original = `${uploadsAddress(environment.backendUrl)}/${path}`;
    return {
      slug: uploadSlug(id),
      category,
      caption: alt,
      alt,
      focus: { x: focus.x * 100, y: focus.y * 100 },
      image: imageDataOf(describeImage(original, { width }, profile, support), size),
      upload: { id, path },
      original,
    };
  };
};
