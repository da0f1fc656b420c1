"use client";
import { useEffect, useRef } from "react";

export interface Photo {
  readonly hash: string;
  readonly caption: string;
  readonly sources: readonly { readonly type: string; readonly srcSet: string }[];
  readonly src: string;
  readonly srcSet: string;
  readonly alt: string;
}

interface ViewerProps {
  readonly photos: readonly Photo[];
  readonly shown: number;
  readonly words: Readonly<Record<"of" | "next" | "previous" | "close", string>>;
  readonly onShow: (index: number | null) => void;
}

/** The dialog that shows one photograph, with buttons for the previous and the next one. */
export function Viewer({ photos, shown, words, onShow }: ViewerProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const photo = photos[shown];
  useEffect(() => {
    if (dialog.current?.open === false) dialog.current.showModal();
  }, []);
  useEffect(() => {
    if (photo !== undefined) history.replaceState(history.state, "", photo.hash);
  }, [photo]);
  if (photo === undefined) return null;
  const step = (by: number) => onShow((shown + by + photos.length) % photos.length);
  const close = () => {
    history.replaceState(history.state, "", location.pathname);
    onShow(null);
  };
  return (
    <dialog
      className="viewer"
      ref={dialog}
      onClose={close}
      onKeyDown={({ key }) => {
        if (key === "ArrowLeft") step(-1);
        if (key === "ArrowRight") step(1);
      }}
    >
      <div className="viewer-bar">
        <p>{`${shown + 1} ${words.of} ${photos.length}`}</p>
        <form method="dialog">
          <button aria-label={words.close}>
            <svg className="icon" viewBox="0 0 18 18" aria-hidden="true">
              <path d="M2 2l14 14M16 2L2 16" />
            </svg>
          </button>
        </form>
      </div>
      <button className="viewer-previous" aria-label={words.previous} onClick={() => step(-1)}>
        <svg className="icon" viewBox="0 0 18 10" aria-hidden="true">
          <path d="M17 5H1M5 1L1 5l4 4" />
        </svg>
      </button>
      <picture key={photo.hash}>
        {photo.sources.map((source) => (
          <source key={source.type} {...source} sizes="100vw" />
        ))}
        <img src={photo.src} srcSet={photo.srcSet} sizes="100vw" alt={photo.alt} />
      </picture>
      <button className="viewer-next" aria-label={words.next} onClick={() => step(1)}>
        <svg className="icon" viewBox="0 0 18 10" aria-hidden="true">
          <path d="M0 5h17M13 1l4 4-4 4" />
        </svg>
      </button>
      <p className="viewer-caption">{photo.caption}</p>
    </dialog>
  );
}
