/** Resolves once the document's HTML is parsed: before that, elements may be missing or have only a part of their text. */
export const whenParsed = async (): Promise<void> => {
  if (document.readyState !== "loading") return;
  await new Promise((parsed) => document.addEventListener("DOMContentLoaded", parsed, { once: true }));
};
