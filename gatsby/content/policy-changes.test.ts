/** The changes shown for a new version: what was removed and added, and under which heading. */
import type { TextTree } from "../../src/lib/text/tree";
import { changesBetween } from "./policy-changes";

const text = (...blocks: TextTree[]): TextTree => [null, {}, blocks];
const heading = (words: string): TextTree => ["h2", {}, [words]];
const paragraph = (...words: TextTree[]): TextTree => ["p", {}, words];

test("shows a changed word within its paragraph, and leaves unchanged paragraphs out", () => {
  const before = text(
    paragraph("Μένει."),
    heading("Ζημιές"),
    paragraph("Φυλάμε ό,τι ξεχάσετε τριάντα ημέρες από την αναχώρηση."),
  );
  const after = text(
    paragraph("Μένει."),
    heading("Ζημιές"),
    paragraph("Φυλάμε ό,τι ξεχάσετε εξήντα ημέρες από την αναχώρηση."),
  );
  expect(changesBetween(before, after)).toEqual([
    {
      section: "Ζημιές",
      parts: [
        { kind: "same", text: "Φυλάμε ό,τι ξεχάσετε " },
        { kind: "removed", text: "τριάντα " },
        { kind: "added", text: "εξήντα " },
        { kind: "same", text: "ημέρες από την αναχώρηση." },
      ],
    },
  ]);
  expect(changesBetween(after, after)).toEqual([]);
});

test("shows paragraphs whole if they were added, removed or mostly rewritten", () => {
  const before = text(
    heading("Law"),
    paragraph("The ombudsman decides."),
    heading("End"),
    paragraph("Goodbye to all."),
  );
  const after = text(
    heading("Law"),
    paragraph("Courts of the seat have jurisdiction."),
    heading("End"),
    paragraph("Goodbye to all."),
    paragraph("New."),
  );
  expect(changesBetween(before, after)).toEqual([
    {
      section: "Law",
      parts: [
        { kind: "removed", text: "The ombudsman decides." },
        { kind: "added", text: "Courts of the seat have jurisdiction." },
      ],
    },
    { section: "End", parts: [{ kind: "added", text: "New." }] },
  ]);
  expect(changesBetween(text(paragraph("One."), paragraph("Two.")), text(paragraph("One.")))).toEqual([
    { section: "", parts: [{ kind: "removed", text: "Two." }] },
  ]);
});

test("compares the rows of tables too", () => {
  const table = (fee: string): TextTree => [
    "StayTerms",
    {
      rows: [
        ["Check-in", "15:00"],
        ["Third guest, per night", fee],
      ],
    },
    [],
  ];
  expect(changesBetween(text(table("€15")), text(table("€20")))).toEqual([
    {
      section: "",
      parts: [
        { kind: "same", text: "Third guest, per night: " },
        { kind: "removed", text: "€15" },
        { kind: "added", text: "€20" },
      ],
    },
  ]);
});
