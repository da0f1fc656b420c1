/** Content of a popup on the interactive map. */

interface PopupContent {
  readonly name: string;
  readonly notes?: readonly string[];
  readonly link: string;
  readonly href: string;
}

const withText = <Tag extends keyof HTMLElementTagNameMap>(tag: Tag, text: string): HTMLElementTagNameMap[Tag] => {
  const element = document.createElement(tag);
  element.textContent = text;
  return element;
};

/** Built from elements, not from an HTML string, so that the owner's texts are never parsed as HTML. */
export const popupContent = ({ name, notes = [], link, href }: PopupContent): HTMLElement => {
  const box = document.createElement("div");
  const anchor = withText("a", link);
  anchor.href = href;
  anchor.target = "_blank";
  anchor.rel = "noopener";
  box.append(withText("strong", name), ...notes.map((note) => withText("p", note)), anchor);
  return box;
};
