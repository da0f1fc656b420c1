/** What a reader is told of a new version: what went, what came, and under which heading. */
import type { TextTree } from "../../src/lib/text/tree";
import { changesBetween } from "./policy-changes";

const text = (...blocks: TextTree[]): TextTree => [null, {}, blocks];
const heading = (words: string): TextTree => ["h2", {}, [words]];
const paragraph = (...words: TextTree[]): TextTree => ["p", {}, words];

test("a changed word is shown in its sentence, in Greek as in English, and what stays the same is left out", () => {
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

test("paragraphs that came, went, or have little in common are shown whole", () => {
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

test("rows of tables are compared too: a figure that changed is a change of what was agreed", () => {
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
