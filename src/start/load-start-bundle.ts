/** Loads the start bundle. Part of the inline script, so it must be small. */
import { fieldsAttribute, nativeFields } from "../settings/interface";
import { namesPhoto } from "../features/gallery/photo-address";
import type { StartState } from "./start-state";
import { afterPaint } from "../lib/dom/when-ready";

/** Attribute of `<html>` with the URL of the start bundle, on pages that can wait for it. */
export const startAttribute = "data-start-bundle";

/**
 * Returns a function that requests the start bundle. On a page that is complete without scripts, visible content has
 * priority: the bundle is loaded once the page has loaded or, if the function is called, after the next frame. It is loaded
 * immediately if the URL has a query or a hash (except a photo's), or if there is a stay to show. Other pages have the bundle
 * in a script tag. After a failure it is requested again when the network is back, or by another call.
 */
export const deferStartBundle = (
  root: HTMLElement,
  { search, hash }: Pick<Location, "search" | "hash">,
  { awaitsStay }: Pick<StartState, "awaitsStay">,
): (() => void) => {
  let failures = 0;
  const load = (): void => {
    const address = root.getAttribute(startAttribute);
    root.removeAttribute(startAttribute);
    if (address === null) return;
    // Browsers do not retry a failed module under the same URL.
    const src = failures === 0 ? address : `${address}?${failures}`;
    const script = Object.assign(document.createElement("script"), { type: "module", src });
    script.onerror = () => {
      failures += 1;
      root.setAttribute(startAttribute, address);
      root.setAttribute(fieldsAttribute, nativeFields);
    };
    document.head.append(script);
  };
  window.addEventListener("online", load);
  if (search !== "" || (hash !== "" && !namesPhoto(hash)) || awaitsStay) load();
  else window.addEventListener("load", load);
  return () => {
    if (root.hasAttribute(startAttribute)) afterPaint(load);
  };
};
