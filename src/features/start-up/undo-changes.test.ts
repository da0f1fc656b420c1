/** @jest-environment jsdom */
/** What others have added to the built page is undone before hydration. */
import { undoChanges } from "./undo-changes";

const built = '<p>Two <b>nights</b></p><label>Name<input></label><p data-stay="dates">Choose a day</p>';

let observer: MutationObserver;

beforeEach(() => {
  document.body.innerHTML = built;
  observer = new MutationObserver(() => undefined);
  observer.observe(document.body, { childList: true, subtree: true });
});

const html = () => document.body.innerHTML;
const undo = () => undoChanges(observer.takeRecords());
const first = (selector: string): ChildNode => document.querySelector(selector)?.firstChild as ChildNode;

/** The element is deprecated for authors; browsers use it for translation. */
const translated: string = "font";

const font = (text: string): Element => {
  const made = document.createElement(translated);
  made.innerHTML = `<font>${text}</font>`;
  return made;
};

it("puts translated texts back", () => {
  first("p").replaceWith(font("Zwei "));
  first("b").before(font("Nächte"));
  document.querySelector("b")?.lastChild?.remove();
  expect(html()).toContain("Nächte");
  expect(undo()).toBe(true);
  expect(html()).toBe(built);
});

it("puts a text back as a new node, so that the browser translates it again", () => {
  const text = first("p");
  text.replaceWith(font("Zwei "));
  undo();
  expect(first("p")).not.toBe(text);
});

it("puts a text back that was cut up around an element", () => {
  first("b").replaceWith("ni", document.createElement("mark"), "ghts");
  undo();
  expect(html()).toBe(built);
});

it("removes what a password manager has inserted, and keeps the field", () => {
  const field = document.querySelector("input");
  field?.after(document.createElement("div"));
  expect(undo()).toBe(true);
  expect(html()).toBe(built);
  expect(document.querySelector("input")).toBe(field);
});

it("keeps the stay that the start scripts have written, also over a translated text", () => {
  first("[data-stay]").replaceWith(font("Tag wählen"));
  const place = document.querySelector("[data-stay]");
  if (place !== null) place.textContent = "1–4 December";
  expect(undo()).toBe(false);
  expect(place?.innerHTML).toBe("1–4 December");
});

it("reports that nothing was undone", () => {
  expect(undo()).toBe(false);
});
