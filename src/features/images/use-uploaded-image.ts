import { type RefObject, useEffect, useReducer, useRef } from "react";
import { type OptimisedImage, originalImage } from "./describe-image";
import type { Release } from "./load-queue";
import { createTurns } from "./load-turns";
import { optimiseImage } from "./optimise-image";
import { useNearView } from "./use-near-view";

/** One queue for all pictures of this device. */
const turns = createTurns();

interface UploadedImage {
  /** Null until the picture is near view and it is its turn. */
  readonly image: OptimisedImage | null;
  readonly onLoad: () => void;
  /** A file that cannot be had is replaced by the original, with a warning. */
  readonly onError: () => void;
}

/**
 * The uploaded picture at `address` for the place that `frame` takes, fetched when it comes near view.
 * @param ratio height over width of the original: the limits of a device are for both sides
 */
export const useUploadedImage = (address: string, ratio: number, frame: RefObject<Element>): UploadedImage => {
  const near = useNearView(frame);
  const [image, setImage] = useReducer((_: OptimisedImage | null, next: OptimisedImage | null) => next, null);
  const release = useRef<Release>(() => undefined);

  useEffect(() => {
    if (!near) return;
    let gone = false;
    const leave = turns().enter(() => {
      const width = Math.round(frame.current?.getBoundingClientRect().width ?? 0) || window.innerWidth;
      void optimiseImage(address, { width, height: Math.round(width * ratio) }).then((next) => {
        if (!gone) setImage(next);
      });
    });
    release.current = leave;
    return () => {
      gone = true;
      leave();
    };
  }, [address, frame, near, ratio]);

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
    setImage(originalImage(address));
  };
  return { image, onLoad, onError };
};
