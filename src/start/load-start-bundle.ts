/** Loads the start bundle. Part of the inline script: it must stay small. */
import { fieldsAttribute, nativeFields } from "../settings/interface";
import { namesPhoto } from "../features/gallery/photo-address";
import { keptStayKey } from "../lib/booking/kept-stay";
import { readStored } from "../lib/storage";
import { afterPaint } from "./timing";

/** The attribute of `<html>` with the address of the start bundle, on pages that can wait for it. */
export const startAttribute = "data-start-bundle";

/**
 * Answers how to ask for the start bundle. A page that stands by itself gives its line to what is seen first: the bundle comes
 * when the page has loaded, or as soon as the visitor does something, once that has been answered with what is there. An
 * address with a query or a part of the page in it may want an answer sooner, and a stay that the tab has chosen is shown soon. Other pages bring theirs in a tag of their own. A
 * bundle that could not be had is asked for again when there is a network, or when the visitor does something more.
 */
export const deferStartBundle = (
  root: HTMLElement,
  { search, hash }: Pick<Location, "search" | "hash">,
): (() => void) => {
  let failures = 0;
  const bring = (): void => {
    const address = root.getAttribute(startAttribute);
    root.removeAttribute(startAttribute);
    if (address === null) return;
    // A module that could not be fetched is not fetched again under the same address.
    const src = failures === 0 ? address : `${address}?${failures}`;
    const script = Object.assign(document.createElement("script"), { type: "module", src });
    script.onerror = () => {
      failures += 1;
      root.setAttribute(startAttribute, address);
      root.setAttribute(fieldsAttribute, nativeFields);
    };
    document.head.append(script);
  };
  window.addEventListener("online", bring);
  const hasStay = readStored(keptStayKey, "sessionStorage") !== null;
  if (search !== "" || (hash !== "" && !namesPhoto(hash)) || hasStay) bring();
  else window.addEventListener("load", bring);
  return () => {
    if (root.hasAttribute(startAttribute)) afterPaint(bring);
  };
};
