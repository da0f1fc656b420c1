/** Shows uploaded pictures with the same components as pictures of the build. */
import { type ReactNode, type RefObject, useRef, useEffect, useState } from "react";
import type { IGatsbyImageData } from "gatsby-plugin-image";
import { Picture, type PictureProps } from "../../components/ui/picture";
import { type OptimizedImage, originalImage } from "./describe-image";
import { createLoadQueue, type Release } from "./load-queue";
import { optimizedAddresses } from "./api/optimized-addresses";
import { useNearView } from "../../lib/dom/use-near-view";

/** Pixels of the original. */
interface Size {
  readonly width: number;
  readonly height: number;
}

export interface UploadedPictureProps extends Omit<PictureProps, "image" | "loading" | "priority"> {
  /** URL of the original; its path contains the uploads folder. */
  readonly address: string;
  readonly size: Size;
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
  /** Null until the picture may load and its URLs are known. */
  readonly image: IGatsbyImageData | null;
  /** Whether `image` is the original: if it fails to load, there is no other file to try. */
  readonly last: boolean;
  readonly onLoad: () => void;
  readonly onError: () => void;
}

export interface UploadedFilesProps {
  /** URL of the original; its path contains the uploads folder. */
  readonly address: string;
  readonly size: Size;
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

/** One transparent pixel, so that a picture that has not loaded shows its background instead of its alt text. */
const nothing = "data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==";

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

/** The queue of all uploaded pictures in the window. */
const queue = createLoadQueue();

interface UploadedImage {
  /** Null until the picture is wanted and may load, and its URLs are known. */
  readonly image: OptimizedImage | null;
  readonly onLoad: () => void;
  /** Shows the original instead of an optimized file that failed to load, and logs a warning. */
  readonly onError: () => void;
}

/** Where and how a picture is shown. */
interface Place {
  readonly frame: RefObject<HTMLElement>;
  /** Whether the picture may be requested yet. */
  readonly wanted: boolean;
  /** Factor by which the picture is shown wider than its frame. */
  readonly enlarged: number;
}

/** Whether two results have the same files; replacing one with the other then causes no load event. */
const sameFiles = (one: OptimizedImage | null, other: OptimizedImage): boolean =>
  one?.optimizedUrl === other.optimizedUrl && one.srcSet === other.srcSet && one.avifSrcSet === other.avifSrcSet;

/**
 * Requests the uploaded picture at the URL `address` for its frame.
 * @param ratio height divided by width of the original; needed because `fitToDevice` limits width and height
 */
const useUploadedImage = (address: string, ratio: number, { frame, wanted, enlarged }: Place): UploadedImage => {
  const [image, setImage] = useState<OptimizedImage | null>(null);
  const shown = useRef<OptimizedImage | null>(null);
  const release = useRef<Release>(() => undefined);

  useEffect(() => {
    if (!wanted) return;
    let cancelled = false;
    const leaveQueue = queue().enter(() => {
      // `offsetWidth` ignores transforms.
      const width = (frame.current?.offsetWidth || window.innerWidth) * enlarged;
      void optimizedAddresses(address, { width, height: Math.round(width * ratio) }).then((next) => {
        if (cancelled) return;
        if (sameFiles(shown.current, next)) leaveQueue();
        shown.current = next;
        setImage(next);
      });
    });
    release.current = leaveQueue;
    return () => {
      cancelled = true;
      leaveQueue();
    };
  }, [address, enlarged, frame, ratio, wanted]);

  const onLoad = () => {
    if (image !== null) release.current();
  };
  const onError = () => {
    if (image === null) return;
    if (image.optimizedUrl === address) {
      release.current();
      return;
    }
    console.warn("Image optimisation failed; the original is shown:", address);
    shown.current = originalImage(address);
    setImage(shown.current);
  };
  return { image, onLoad, onError };
};

/** `useUploadedImage`, requested when `frame` is near the viewport. */
export const useUploadedImageNearView = (
  address: string,
  ratio: number,
  frame: RefObject<HTMLElement>,
): UploadedImage => useUploadedImage(address, ratio, { frame, wanted: useNearView(frame), enlarged: 1 });
