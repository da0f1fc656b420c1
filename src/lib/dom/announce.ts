import { element } from "./element";

let region: HTMLElement | null = null;

/** Says a sentence to screen readers, politely, when nothing visible says it. */
export const announce = (sentence: string): void => {
  if (region === null) {
    region = element("div", { role: "status", class: "visually-hidden" });
    document.body.append(region);
  }
  // A live region speaks only of what changes after it is there.
  setTimeout(() => region?.replaceChildren(sentence), 100);
};
