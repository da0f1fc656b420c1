import type { ComponentType } from "react";
import type { UploadedFilesProps } from "../../images/uploaded-files";
import type { UploadedPictureProps } from "../../images/uploaded-picture";

/** The parts that show photographs which have an `original`: in the page once there are any. */
export interface UploadLibrary {
  readonly UploadedPicture: ComponentType<UploadedPictureProps>;
  /** For the viewer, which shows files in its own way. */
  readonly UploadedFiles: ComponentType<UploadedFilesProps>;
}
