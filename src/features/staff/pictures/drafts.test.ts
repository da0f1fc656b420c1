/** @jest-environment jsdom */
import { deleteSavedDraft, saveDraft, readDraft } from "./drafts";

test("words stay until they are saved, each field by itself", () => {
  saveDraft("1", "altEn", "A bed");
  saveDraft("1", "altEl", "Ένα κρεβάτι");
  expect(readDraft("1")).toEqual({ altEn: "A bed", altEl: "Ένα κρεβάτι" });
  saveDraft("1", "altEn", undefined);
  expect(readDraft("1")).toEqual({ altEl: "Ένα κρεβάτι" });
  saveDraft("1", "altEl", undefined);
  expect(localStorage.length).toBe(0);
});

test("what somebody else has stored there counts as nothing", () => {
  localStorage.setItem("picture-words:2", "{broken");
  expect(readDraft("2")).toEqual({});
});

test("what the backend has is forgotten, words that have been written since are not", () => {
  saveDraft("3", "altEn", "A bed ");
  saveDraft("3", "altEl", "Ένα κρεβάτι και μια καρέκλα");
  deleteSavedDraft("3", { altEn: "A bed", altEl: "Ένα κρεβάτι" });
  expect(readDraft("3")).toEqual({ altEl: "Ένα κρεβάτι και μια καρέκλα" });
});
