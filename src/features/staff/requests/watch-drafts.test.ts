/** @jest-environment jsdom */
import type { PrivacyRequest } from "../api/requests";
import { clearDrafts, drafts } from "./request-draft";
import { watchDrafts } from "./watch-drafts";

const seen = { id: "1", notes: "Called.", answer: null, version: 4 } as unknown as PrivacyRequest;
const write = (text: { readonly notes?: string; readonly answer?: string; readonly reason?: string }) =>
  drafts.set(new Map([[seen.id, { seen, notes: "Called.", answer: "", reason: "", ...text }]]));
/** Whether the browser asks before the page is left. */
const asks = () => !window.dispatchEvent(new Event("beforeunload", { cancelable: true }));

let stop: () => void;
beforeEach(() => (stop = watchDrafts()));
afterEach(() => {
  stop();
  clearDrafts();
});

test.each(["notes", "answer", "reason"])("leaving the page asks first if unsaved text is in the field: %s", (field) => {
  write({ [field]: "Typed." });
  expect(asks()).toBe(true);
});

test("leaving does not ask without typed text, and not for spaces alone", () => {
  expect(asks()).toBe(false);
  write({ notes: "Called. ", answer: " ", reason: " " });
  expect(asks()).toBe(false);
});

test("leaving no longer asks once the text is saved or deleted", () => {
  write({ answer: "Typed." });
  write({});
  expect(asks()).toBe(false);
  write({ answer: "Typed." });
  clearDrafts();
  expect(asks()).toBe(false);
});

test("nothing listens while there is no unsaved text, so that the page can be kept in the back/forward cache", () => {
  const add = jest.spyOn(window, "addEventListener");
  write({});
  expect(add).not.toHaveBeenCalled();
  write({ notes: "Typed." });
  expect(add.mock.calls.map(([name]) => name)).toEqual(["beforeunload"]);
});

test("leaving no longer asks after the member has signed out", () => {
  write({ notes: "Typed." });
  stop();
  expect(asks()).toBe(false);
});
