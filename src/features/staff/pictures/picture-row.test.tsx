/** @jest-environment jsdom */
import { act, fireEvent, render, screen } from "@testing-library/react";
import type { Picture } from "../api/pictures";
import { deleteSavedDraft, readDraft, saveDraft } from "./drafts";
import { PictureRow } from "./picture-row";

jest.mock("../../../lib/i18n/use-text", () => ({ useText: () => (key: string) => key }));
jest.mock("../../../lib/i18n/use-language", () => ({ useLanguage: () => "en" }));
jest.mock("./picture-copies", () => ({ Thumbnail: () => null, PreviewDialog: () => null }));
jest.mock("./focus-dialog", () => ({ FocusDialog: () => null }));

const picture: Picture = {
  id: "p",
  path: "2026/bed.jpg",
  category: "bedroom",
  altEn: "",
  altEl: "",
  contentType: "image/jpeg",
  bytes: 1,
  width: 1200,
  height: 1600,
  focus: { x: 0.5, y: 0.5 },
  publishedAt: null,
  deletedAt: null,
  version: 1,
  updatedAt: "2026-11-28T09:00:00Z",
};
const change = jest.fn<Promise<boolean>, [string, object, object?]>();
const row = () => (
  <PictureRow
    picture={picture}
    place={1}
    total={1}
    reconnectCount={0}
    dragged={false}
    onMove={() => {}}
    onDragStart={() => {}}
    change={change}
  />
);
const type = (label: string, value: string) =>
  fireEvent.change(screen.getByRole("textbox", { name: new RegExp(label) }), { target: { value } });
const publish = () =>
  act(() => Promise.resolve(fireEvent.click(screen.getByRole("button", { name: /pictures\.publish/ }))));

beforeEach(() => {
  localStorage.clear();
  change.mockReset();
  change.mockResolvedValue(true);
});

test("a picture is published with the texts in its fields, although the list does not have them yet", async () => {
  render(row());
  type("altEn", " A bed ");
  type("altEl", "Ένα κρεβάτι");
  // The drafts are deleted, as after a save whose response has just arrived.
  saveDraft("p", "altEn", undefined);
  saveDraft("p", "altEl", undefined);
  expect(readDraft("p")).toEqual({});
  await publish();
  expect(change).toHaveBeenCalledWith(
    "p",
    { altEn: "A bed", altEl: "Ένα κρεβάτι", published: true },
    { altEn: "", altEl: "" },
  );
});

test("a picture without a text in one language is not published, and the empty field gets the focus", async () => {
  render(row());
  type("altEn", "A bed");
  await publish();
  expect(change).not.toHaveBeenCalled();
  expect(document.activeElement).toBe(screen.getByRole("textbox", { name: /altEl/ }));
  // Only the empty field has the error, although the list does not have the text of the other one yet.
  expect(screen.getAllByText("pictures.altNeeded")).toHaveLength(1);
});

test("while a change is being saved, the chosen category is shown, and the buttons do nothing", async () => {
  let answer: (done: boolean) => void = () => undefined;
  change.mockReturnValue(new Promise((resolve) => (answer = resolve)));
  render(row());
  const select = screen.getByRole<HTMLSelectElement>("combobox");
  fireEvent.change(select, { target: { value: "kitchen" } });
  expect(select.value).toBe("kitchen");
  const remove = screen.getByRole("button", { name: /pictures\.delete/ });
  fireEvent.click(remove);
  expect([change.mock.calls.length, remove.getAttribute("aria-disabled")]).toEqual([1, "true"]);
  await act(() => {
    answer(false);
    return Promise.resolve();
  });
  expect([select.value, remove.getAttribute("aria-disabled")]).toEqual(["bedroom", null]);
});

test("stores the draft of each field until the draft is deleted", () => {
  saveDraft("1", "altEn", "A bed");
  saveDraft("1", "altEl", "Ένα κρεβάτι");
  expect(readDraft("1")).toEqual({ altEn: "A bed", altEl: "Ένα κρεβάτι" });
  saveDraft("1", "altEn", undefined);
  expect(readDraft("1")).toEqual({ altEl: "Ένα κρεβάτι" });
  saveDraft("1", "altEl", undefined);
  expect(localStorage.length).toBe(0);
});

test("ignores a stored value that is not a draft", () => {
  localStorage.setItem("picture-words:2", "{broken");
  expect(readDraft("2")).toEqual({});
});

test("deletes the draft of a saved text, but not a text typed since", () => {
  saveDraft("3", "altEn", "A bed ");
  saveDraft("3", "altEl", "Ένα κρεβάτι και μια καρέκλα");
  deleteSavedDraft("3", { altEn: "A bed", altEl: "Ένα κρεβάτι" });
  expect(readDraft("3")).toEqual({ altEl: "Ένα κρεβάτι και μια καρέκλα" });
});
