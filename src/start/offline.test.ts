/** @jest-environment jsdom */
/** What is typed before the application is ready is kept as the form's draft. */
import { draftShownAttribute, readDraft, writeDraft } from "../features/forms/draft-store";
import { keepTyping, retryPictures } from "./offline";
import type { StartState } from "./start-state";

const show = (form: string): void => {
  document.body.innerHTML = `<form ${form}><input name="name"><textarea name="message"></textarea></form>`;
};

const type = (name: string, value: string): void => {
  const field = document.querySelector<HTMLInputElement | HTMLTextAreaElement>(`[name=${name}]`);
  if (field === null) throw new Error(`There is no field ${name}.`);
  field.value = value;
  field.dispatchEvent(new Event("input", { bubbles: true }));
};

let startState: StartState;

beforeEach(() => {
  localStorage.clear();
  startState = { held: [], failures: [], intent: "none", ready: false, awaitsStay: false };
});
// Listeners of earlier tests stay on the document.
afterEach(() => {
  startState.ready = true;
});

test("text typed before the application is ready survives a reload as the form's draft", () => {
  show('data-draft="contact"');
  keepTyping(startState);
  type("name", "Eleni");
  type("message", "A question");
  expect(readDraft("contact")?.values).toEqual({ name: "Eleni", message: "A question" });
});

test("text typed before this script has loaded is kept too", () => {
  show('data-draft="contact"');
  type("name", "Eleni");
  keepTyping(startState);
  expect(readDraft("contact")?.values).toEqual({ name: "Eleni" });
});

test("typing keeps the earlier draft's texts of fields that are still empty, and its last attempt to send", () => {
  const attempt = { key: "1", of: "{}" };
  writeDraft("contact", { values: { name: "Eleni", message: "Earlier" }, attempt });
  show('data-draft="contact"');
  keepTyping(startState);
  type("message", "Later");
  expect(readDraft("contact")).toEqual({ values: { name: "Eleni", message: "Later" }, attempt });
});

test("a text that was shown and deleted before the application is ready does not come back", () => {
  writeDraft("contact", { values: { name: "Eleni", message: "Earlier" }, attempt: null });
  show(`data-draft="contact" ${draftShownAttribute}`);
  keepTyping(startState);
  type("name", "Anna");
  expect(readDraft("contact")?.values).toEqual({ name: "Anna", message: "" });
});

test("a form without drafts, such as a search, keeps nothing", () => {
  show("");
  keepTyping(startState);
  type("name", "parking");
  expect(localStorage).toHaveLength(0);
});

test("once the application is ready, it keeps the drafts itself", () => {
  show('data-draft="contact"');
  keepTyping(startState);
  startState.ready = true;
  type("name", "Eleni");
  expect(localStorage).toHaveLength(0);
});

interface Loading {
  readonly complete: boolean;
  readonly naturalWidth: number;
  readonly currentSrc: string;
}

/** Adds a picture in this state of loading. Returns a spy of its `setAttribute`. */
const picture = (state: Loading) => {
  const image = document.createElement("img");
  image.setAttribute("src", "/photo.jpg");
  for (const [name, value] of Object.entries(state)) Object.defineProperty(image, name, { value });
  document.body.append(image);
  return jest.spyOn(image, "setAttribute");
};

test("when the network is back, only the pictures that failed are requested again", () => {
  retryPictures();
  const failed = picture({ complete: true, naturalWidth: 0, currentSrc: "/photo.avif" });
  const shown = picture({ complete: true, naturalWidth: 800, currentSrc: "/photo.avif" });
  const underway = picture({ complete: false, naturalWidth: 0, currentSrc: "/photo.avif" });
  window.dispatchEvent(new Event("online"));
  expect(failed.mock.calls).toEqual([["src", "/photo.jpg"]]);
  expect(shown).not.toHaveBeenCalled();
  expect(underway).not.toHaveBeenCalled();
});
