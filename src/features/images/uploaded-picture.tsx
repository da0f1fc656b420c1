import { useRef } from "react";
import { Picture, type PictureProps } from "../../components/ui/picture";
import { emptyImageData, imageDataOf } from "./image-data";
import { useUploadedImage } from "./use-uploaded-image";

export interface UploadedPictureProps extends Omit<PictureProps, "image" | "loading" | "priority"> {
  /** Address of the original, whose path contains the uploads folder. */
  readonly address: string;
  /** Pixels of the original. */
  readonly size: { readonly width: number; readonly height: number };
}

/** A picture that staff has uploaded, through the run-time library: it looks and behaves like a picture of the build. */
export function UploadedPicture({ address, size, ...props }: UploadedPictureProps) {
  const frame = useRef<HTMLDivElement>(null);
  const { image, onLoad, onError } = useUploadedImage(address, size.height / size.width, frame);
  const data = image === null ? emptyImageData(size) : imageDataOf(image, size);
  return <Picture {...props} image={data} loading="eager" frameRef={frame} onLoad={onLoad} onError={onError} />;
}
