import { type RefObject, useEffect, useReducer, useRef } from "react";
import { type OptimizedImage, originalImage } from "./describe-image";
import { createLoadQueue, type Release } from "./load-queue";
import { optimizedAddresses } from "./optimized-addresses";
import { useNearView } from "../../lib/dom/use-near-view";

/** One queue for all pictures of this device. */
const turns = createLoadQueue();

interface UploadedImage {
  /** Null until the picture is wanted and it is its turn to load. */
  readonly image: OptimizedImage | null;
  readonly onLoad: () => void;
  /** Replaces a file that failed to load with the original, and logs a warning. */
  readonly onError: () => void;
}

/** Where and how a picture is shown. */
interface Place {
  readonly frame: RefObject<HTMLElement>;
  /** Whether it may be requested yet. */
  readonly wanted: boolean;
  /** Factor by which the picture is shown wider than its frame. */
  readonly enlarged: number;
}

/** Whether two results have the same files; replacing one with the other then causes no load event. */
const sameFiles = (one: OptimizedImage | null, other: OptimizedImage): boolean =>
  one?.optimizedUrl === other.optimizedUrl && one.srcSet === other.srcSet && one.avifSrcSet === other.avifSrcSet;

/**
 * Requests the uploaded picture at the URL `address` for its frame.
 * @param ratio height divided by width of the original; needed because a device limits both sides
 */
export const useUploadedImage = (address: string, ratio: number, { frame, wanted, enlarged }: Place): UploadedImage => {
  const [image, setImage] = useReducer((_: OptimizedImage | null, next: OptimizedImage | null) => next, null);
  const shown = useRef<OptimizedImage | null>(null);
  const release = useRef<Release>(() => undefined);

  useEffect(() => {
    if (!wanted) return;
    let cancelled = false;
    const leave = turns().enter(() => {
      // `offsetWidth` ignores transforms.
      const width = (frame.current?.offsetWidth || window.innerWidth) * enlarged;
      void optimizedAddresses(address, { width, height: Math.round(width * ratio) }).then((next) => {
        if (cancelled) return;
        if (sameFiles(shown.current, next)) leave();
        shown.current = next;
        setImage(next);
      });
    });
    release.current = leave;
    return () => {
      cancelled = true;
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

/** `useUploadedImage`, requested when `frame` is near the viewport. */
export const useUploadedImageNearView = (
  address: string,
  ratio: number,
  frame: RefObject<HTMLElement>,
): UploadedImage => useUploadedImage(address, ratio, { frame, wanted: useNearView(frame), enlarged: 1 });
