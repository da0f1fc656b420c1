/** @jest-environment jsdom */
import { deleteSavedDraft, saveDraft, readDraft } from "./drafts";

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
