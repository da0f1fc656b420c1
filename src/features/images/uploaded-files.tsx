import type { IGatsbyImageData } from "gatsby-plugin-image";
import type { ReactNode, RefObject } from "react";
import { imageDataOf } from "./image-data";
import { useImageIn } from "./use-uploaded-image";

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
  const { image, onLoad, onError } = useImageIn(address, size.height / size.width, { frame, wanted: true, enlarged });
  return children({
    image: image === null ? null : imageDataOf(image, size),
    last: image?.optimizedUrl === address,
    onLoad,
    onError,
  });
}
