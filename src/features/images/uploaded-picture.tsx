/** Pictures that staff has uploaded, in the shape of the build's own. */
import { type ReactNode, type RefObject, useRef } from "react";
import type { IGatsbyImageData } from "gatsby-plugin-image";
import { Picture, type PictureProps } from "../../components/ui/picture";
import { useUploadedImage, useUploadedImageNearView } from "./use-uploaded-image";
import type { OptimizedImage } from "./describe-image";

export interface UploadedPictureProps extends Omit<PictureProps, "image" | "loading" | "priority"> {
  /** Address of the original, whose path contains the uploads folder. */
  readonly address: string;
  /** Pixels of the original. */
  readonly size: { readonly width: number; readonly height: number };
}

/** A picture that staff has uploaded, through the run-time library: it looks and behaves like a picture of the build. */
export function UploadedPicture({ address, size, ...props }: UploadedPictureProps) {
  const frame = useRef<HTMLDivElement>(null);
  const { image, onLoad, onError } = useUploadedImageNearView(address, size.height / size.width, frame);
  const data = image === null ? emptyImageData(size) : imageDataOf(image, size);
  return <Picture {...props} image={data} loading="eager" frameRef={frame} onLoad={onLoad} onError={onError} />;
}

/** The files of a picture, for a part that shows them in its own way, and what it tells about them. */
export interface Files {
  /** Null until it is their turn. */
  readonly image: IGatsbyImageData | null;
  /** Nothing else can be tried when these cannot be had. */
  readonly last: boolean;
  readonly onLoad: () => void;
  readonly onError: () => void;
}

export interface UploadedFilesProps {
  /** Address of the original, whose path contains the uploads folder. */
  readonly address: string;
  /** Pixels of the original. */
  readonly size: { readonly width: number; readonly height: number };
  /** What the picture fills; a child has it. */
  readonly frame: RefObject<HTMLElement>;
  /** How many times wider than its frame it is looked at. */
  readonly enlarged: number;
  readonly children: (files: Files) => ReactNode;
}

/** The files of a picture that staff has uploaded, through the run-time library, asked for as soon as this is there. */
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

/** One transparent pixel, so that a picture that has not loaded shows its background, not its alt text. */
export const nothing = "data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==";

/** A frame of the right ratio with nothing in it. */
export const emptyImageData = ({ width, height }: Size): IGatsbyImageData => ({
  layout: "fullWidth",
  width,
  height,
  images: { sources: [], fallback: { src: nothing } },
});

/** An optimisation result in the shape in which the build's pictures come, so that the same parts show both. */
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
