import { type RefObject, useEffect, useReducer, useRef } from "react";
import { type OptimizedImage, originalImage } from "./describe-image";
import { createLoadQueue, type Release } from "./load-queue";
import { optimizedAddresses } from "./optimized-addresses";
import { useNearView } from "../../lib/dom/use-near-view";

/** One queue for all pictures of this device. */
const turns = createLoadQueue();

interface UploadedImage {
  /** Null until the picture is wanted and it is its turn. */
  readonly image: OptimizedImage | null;
  readonly onLoad: () => void;
  /** A file that cannot be had is replaced by the original, with a warning. */
  readonly onError: () => void;
}

/** Where a picture stands. */
interface Place {
  readonly frame: RefObject<HTMLElement>;
  /** Whether it is to be fetched yet. */
  readonly wanted: boolean;
  /** How many times wider than its frame it is looked at. */
  readonly enlarged: number;
}

/** Whether a browser that has the files of one has nothing left to load of the other. */
const sameFiles = (one: OptimizedImage | null, other: OptimizedImage): boolean =>
  one?.optimizedUrl === other.optimizedUrl && one.srcSet === other.srcSet && one.avifSrcSet === other.avifSrcSet;

/**
 * The uploaded picture at `address` for its place.
 * @param ratio height over width of the original: the limits of a device are for both sides
 */
export const useUploadedImage = (address: string, ratio: number, { frame, wanted, enlarged }: Place): UploadedImage => {
  const [image, setImage] = useReducer((_: OptimizedImage | null, next: OptimizedImage | null) => next, null);
  const shown = useRef<OptimizedImage | null>(null);
  const release = useRef<Release>(() => undefined);

  useEffect(() => {
    if (!wanted) return;
    let gone = false;
    const leave = turns().enter(() => {
      // `offsetWidth` ignores transforms.
      const width = (frame.current?.offsetWidth || window.innerWidth) * enlarged;
      void optimizedAddresses(address, { width, height: Math.round(width * ratio) }).then((next) => {
        if (gone) return;
        if (sameFiles(shown.current, next)) leave();
        shown.current = next;
        setImage(next);
      });
    });
    release.current = leave;
    return () => {
      gone = true;
      leave();
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

/** `useUploadedImage` for the place that `frame` takes, fetched when it comes near view. */
export const useUploadedImageNearView = (
  address: string,
  ratio: number,
  frame: RefObject<HTMLElement>,
): UploadedImage => useUploadedImage(address, ratio, { frame, wanted: useNearView(frame), enlarged: 1 });
