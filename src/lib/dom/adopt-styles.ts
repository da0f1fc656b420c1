const adopted = new Set<string>();

/**
 * Gives the document the styles of a part that is made outside React, once, when the part is first shown. Constructed
 * sheets need neither a request nor an exception in the content security policy.
 */
export const adoptStyles = (css: string): void => {
  if (adopted.has(css) || !("adoptedStyleSheets" in document)) return;
  adopted.add(css);
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  document.adoptedStyleSheets.push(sheet);
};
