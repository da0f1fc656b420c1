"use client";
import { type ComponentProps, type MouseEvent, Suspense, lazy, useEffect, useRef, useState } from "react";
import type { Photo } from "./viewer";

const Viewer = lazy(() => import("./viewer").then((module) => ({ default: module.Viewer })));
const start = "#photo=";

const photoOf = (link: HTMLAnchorElement): Photo => {
  const image = link.querySelector("img");
  return {
    hash: link.hash,
    caption: link.getAttribute("aria-label") ?? "",
    sources: [...link.querySelectorAll("source")].map(({ type, srcset }) => ({ type, srcSet: srcset })),
    src: image?.getAttribute("src") ?? "",
    srcSet: image?.srcset ?? "",
    alt: image?.alt ?? "",
  };
};

/** The gallery. Its links open the viewer, whose code is loaded on first use. */
export function Gallery(props: ComponentProps<"section"> & { readonly [name: `data-${string}`]: string }) {
  const section = useRef<HTMLElement>(null);
  const [photos, setPhotos] = useState<readonly Photo[]>([]);
  const [shown, setShown] = useState<number | null>(null);
  const open = (hash: string): boolean => {
    const found = [...(section.current?.querySelectorAll<HTMLAnchorElement>(`a[href^="${start}"]`) ?? [])].map(photoOf);
    const index = found.findIndex((photo) => photo.hash === hash);
    if (index < 0) return false;
    setPhotos(found);
    setShown(index);
    return true;
  };
  useEffect(() => {
    if (location.hash.startsWith(start)) open(location.hash);
  }, []);
  const follow = (event: MouseEvent) => {
    const link =
      event.target instanceof Element ? event.target.closest<HTMLAnchorElement>(`a[href^="${start}"]`) : null;
    if (link !== null && open(link.hash)) event.preventDefault();
  };
  const words = {
    of: props["data-of"] ?? "",
    next: props["data-next"] ?? "",
    previous: props["data-previous"] ?? "",
    close: props["data-close"] ?? "",
  };
  return (
    <>
      <section {...props} ref={section} onClick={follow} />
      {shown !== null && (
        <Suspense>
          <Viewer photos={photos} shown={shown} words={words} onShow={setShown} />
        </Suspense>
      )}
    </>
  );
}
