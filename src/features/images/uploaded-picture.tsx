/** Shows uploaded pictures with the same components as pictures of the build. */
import { type ReactNode, type RefObject, useRef } from "react";
import type { IGatsbyImageData } from "gatsby-plugin-image";
import { Picture, type PictureProps } from "../../components/ui/picture";
import { useUploadedImage, useUploadedImageNearView } from "./use-uploaded-image";
import type { OptimizedImage } from "./describe-image";

export interface UploadedPictureProps extends Omit<PictureProps, "image" | "loading" | "priority"> {
  /** URL of the original; its path contains the uploads folder. */
  readonly address: string;
  /** Pixels of the original. */
  readonly size: { readonly width: number; readonly height: number };
}

/** An uploaded picture, optimized at run time; it looks and behaves like a picture of the build. */
export function UploadedPicture({ address, size, ...props }: UploadedPictureProps) {
  const frame = useRef<HTMLDivElement>(null);
  const { image, onLoad, onError } = useUploadedImageNearView(address, size.height / size.width, frame);
  const data = image === null ? emptyImageData(size) : imageDataOf(image, size);
  return <Picture {...props} image={data} loading="eager" frameRef={frame} onLoad={onLoad} onError={onError} />;
}

/** The files of a picture, for a component that renders them itself and reports whether they have loaded. */
export interface Files {
  /** Null until it is their turn to load. */
  readonly image: IGatsbyImageData | null;
  /** Whether there is no other file to try if these fail to load. */
  readonly last: boolean;
  readonly onLoad: () => void;
  readonly onError: () => void;
}

export interface UploadedFilesProps {
  /** URL of the original; its path contains the uploads folder. */
  readonly address: string;
  /** Pixels of the original. */
  readonly size: { readonly width: number; readonly height: number };
  /** The element that the picture fills, rendered by `children`. */
  readonly frame: RefObject<HTMLElement>;
  /** Factor by which the picture is shown wider than its frame. */
  readonly enlarged: number;
  readonly children: (files: Files) => ReactNode;
}

/** The files of an uploaded picture, optimized at run time and requested on mounting. */
export function UploadedFiles({ address, size, frame, enlarged, children }: UploadedFilesProps) {
  const { image, onLoad, onError } = useUploadedImage(address, size.height / size.width, {
    frame,
    wanted: true,
    enlarged,
  });
  return children({
    image: image === null ? null : imageDataOf(image, size),
    last: image?.optimizedUrl === address,
    onLoad,
    onError,
  });
}

/** Pixels of the original. */
interface Size {
  readonly width: number;
  readonly height: number;
}

/** One transparent pixel, so that a picture that has not loaded shows its background instead of its alt text. */
export const nothing = "data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==";

/** Image data for an empty frame of the right ratio. */
export const emptyImageData = ({ width, height }: Size): IGatsbyImageData => ({
  layout: "fullWidth",
  width,
  height,
  images: { sources: [], fallback: { src: nothing } },
});

/** Converts an optimisation result to the image data of the build's pictures, so that the same components show both. */
export const imageDataOf = (image: OptimizedImage, { width, height }: Size): IGatsbyImageData => ({
  layout: "fullWidth",
  width,
  height,
  images: {
    sources: image.avifSrcSet === "" ? [] : [{ type: "image/avif", srcSet: image.avifSrcSet, sizes: "100vw" }],
    fallback: { src: image.optimizedUrl, ...(image.srcSet !== "" && { srcSet: image.srcSet, sizes: "100vw" }) },
  },
  ...(image.placeholderUrl !== "" && { placeholder: { fallback: image.placeholderUrl } }),
});
