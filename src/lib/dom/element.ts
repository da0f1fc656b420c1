/** Elements, styles, announcements and connection hints that are made outside React. */

type Attributes = Readonly<Record<string, string | boolean>>;

/**
 * Makes an element outside React: `element("button", { type: "button", hidden: false }, "Close")`. An attribute that is
 * `true` is set without value, one that is `false` is left out. Texts become text, never markup.
 */
export const element = <Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  attributes: Attributes = {},
  ...children: readonly (Node | string)[]
): HTMLElementTagNameMap[Name] => {
  const made = document.createElement(name);
  for (const [attribute, value] of Object.entries(attributes)) {
    if (value !== false) made.setAttribute(attribute, value === true ? "" : value);
  }
  made.append(...children);
  return made;
};

const adopted = new Set<string>();

/**
 * Adds the styles of a part that is made outside React, once. Constructed sheets need neither a request nor an exception in the
 * Content-Security-Policy.
 */
export const adoptStyles = (css: string): void => {
  if (adopted.has(css) || !("adoptedStyleSheets" in document)) return;
  adopted.add(css);
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  document.adoptedStyleSheets.push(sheet);
};

let region: HTMLElement | null = null;

/** Announces a sentence to screen readers, politely, when nothing visible says it. */
export const announce = (sentence: string): void => {
  if (region === null) {
    region = element("div", { role: "status", class: "visually-hidden" });
    document.body.append(region);
  }
  // A live region announces only what changes after it is in the document.
  setTimeout(() => region?.replaceChildren(sentence), 100);
};

/**
 * Has the browser look up a host and connect to it before the first request. Not every browser supports the second hint. Without
 * `crossorigin`, because scripts, map tiles and the booking page are fetched with credentials, which need a connection of their own.
 */
export const addConnectionHints = (origin: string): void => {
  for (const rel of ["dns-prefetch", "preconnect"]) {
    document.head.append(element("link", { rel, href: origin }));
  }
};
