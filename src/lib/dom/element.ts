/** Elements, styles, announcements and connection hints created outside React. */

type Attributes = Readonly<Record<string, string | boolean>>;

/**
 * Creates an element outside React: `element("button", { type: "button", hidden: false }, "Close")`. An attribute that
 * is `true` is set without a value, and one that is `false` is left out. Strings become text nodes, never markup.
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
 * Adds a style sheet for elements created outside React, once. Constructed style sheets need no request and no
 * exception in the Content-Security-Policy.
 */
export const adoptStyles = (css: string): void => {
  if (adopted.has(css) || !("adoptedStyleSheets" in document)) return;
  adopted.add(css);
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  document.adoptedStyleSheets.push(sheet);
};

/**
 * Screen readers only announce changes of a live region that is already in the document. Its content follows after this time, in
 * milliseconds.
 */
const contentDelay = 100;

let region: HTMLElement | null = null;

/** Announces a sentence to screen readers (politely), for changes without visible text. */
export const announce = (sentence: string): void => {
  if (region === null) {
    region = element("div", { role: "status", class: "visually-hidden" });
    document.body.append(region);
  }
  setTimeout(() => region?.replaceChildren(sentence), contentDelay);
};

/** Appends an empty notice, which is a live region, to the page, and then its content, which screen readers announce. */
export const showNotice = (notice: HTMLElement, ...content: readonly Node[]): void => {
  document.body.append(notice);
  setTimeout(() => notice.append(...content), contentDelay);
};

/**
 * Makes the browser resolve a host and connect to it before the first request. Not every browser supports `preconnect`.
 * The links have no `crossorigin`, because scripts, map tiles and the booking page are fetched with credentials, and browsers
 * use a separate connection for requests without credentials.
 */
export const addConnectionHints = (origin: string): void => {
  for (const rel of ["dns-prefetch", "preconnect"]) {
    document.head.append(element("link", { rel, href: origin }));
  }
};
