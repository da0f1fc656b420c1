/** The popups of the interactive map: their content, and where the focus goes when they open and close. */
import type L from "leaflet";

interface PopupContent {
  readonly name: string;
  readonly notes?: readonly string[];
  readonly link: string;
  /** Tells screen readers that the link opens a new tab. */
  readonly newTab: string;
  readonly href: string;
}

const withText = <Tag extends keyof HTMLElementTagNameMap>(tag: Tag, text: string): HTMLElementTagNameMap[Tag] => {
  const element = document.createElement(tag);
  element.textContent = text;
  return element;
};

/** A link that opens a new tab and says so, as `NewTabNote` does elsewhere. */
export const newTabLink = (text: string, newTab: string, href: string): HTMLAnchorElement => {
  const anchor = withText("a", text);
  anchor.href = href;
  anchor.target = "_blank";
  anchor.rel = "noopener";
  const note = withText("span", ` (${newTab})`);
  note.className = "visually-hidden";
  anchor.append(note);
  return anchor;
};

/** The content of a popup. Built from elements instead of an HTML string, so that the owner's texts are never parsed as HTML. */
export const popupContent = ({ name, notes = [], link, newTab, href }: PopupContent): HTMLElement => {
  const box = document.createElement("div");
  box.tabIndex = -1;
  box.setAttribute("role", "group");
  box.setAttribute("aria-label", name);
  box.append(withText("strong", name), ...notes.map((note) => withText("p", note)), newTabLink(link, newTab, href));
  return box;
};

/**
 * Binds a popup to a marker. If the marker has the focus, opening the popup moves the focus into it, because popups come after all
 * markers in the document, and closing it moves the focus back. A popup that is opened from the list of places leaves the focus in the list.
 */
export const bindPopup = (marker: L.Marker, content: HTMLElement): L.Marker =>
  marker
    .bindPopup(content)
    .on("popupopen", () => {
      if (document.activeElement === marker.getElement()) content.focus({ preventScroll: true });
    })
    .on("popupclose", () => {
      const { activeElement } = document;
      const isInside = content.closest(".leaflet-popup")?.contains(activeElement) === true;
      if (isInside || activeElement === document.body) marker.getElement()?.focus({ preventScroll: true });
    });
