import { useState, useSyncExternalStore } from "react";
import { slugOfHash } from "./photo-address";

const never = () => () => undefined;

/**
 * Whether each photograph brings a sheet of its own: on the server and at first render, and then for as long as the address
 * names one and the viewer's code is not there yet, so that an open photograph stays open. Never again after that.
 */
export const usePhotoSheets = (isKnown: (slug: string) => boolean, viewerIsAwaited: boolean): boolean => {
  const [neverGone, setNeverGone] = useState(true);
  const showsOne = () => {
    const slug = slugOfHash(window.location.hash);
    return viewerIsAwaited && slug !== null && isKnown(slug);
  };
  const needed = useSyncExternalStore(never, showsOne, () => true);
  if (neverGone && !needed) setNeverGone(false);
  return neverGone && needed;
};
