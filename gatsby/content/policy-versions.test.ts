/** Archived policies: a version keeps the figures of its time, later changes of figures are reported, and versions are compared. */
import { join } from "node:path";
import type { Content } from "./content";
import { loadContent } from "./load";
import { changedFigures } from "./policy-archive";
import { versionNodes, changesBetween } from "./policy-changes";
import type { TextTree } from "../../src/lib/text/tree";

let content: Content;

beforeAll(async () => {
  content = await loadContent(join(process.cwd(), "content"));
});

const withFee = (amount: number): Content => {
  const { facts } = content.stay;
  if (facts.thirdGuestFee === undefined) throw new Error("The demo has lost its fee for a third guest.");
  return {
    ...content,
    stay: { ...content.stay, facts: { ...facts, thirdGuestFee: { ...facts.thirdGuestFee, amount } } },
  };
};

test("reports a changed fee in the rental conditions, in both languages", () => {
  expect(changedFigures(content)).toEqual([]);
  expect(changedFigures(withFee(35)).map(({ file, field }) => [file, field])).toEqual([
    ["content/policies/rental-conditions.el.mdx", "effective"],
    ["content/policies/rental-conditions.en.mdx", "effective"],
  ]);
  expect(changedFigures(withFee(35))[0]?.task).toMatch(/2025-05-04 in: thirdGuestFee, StayTerms.*archive:policies/);
});

test("an archived version keeps its figures when a fee changes", () => {
  expect(versionNodes(withFee(35))).toEqual(versionNodes(content));
  const body = JSON.stringify(
    versionNodes(withFee(35)).find(([path]) => path.endsWith("rental-conditions/2025-05-04.en.mdx"))?.[1].body,
  );
  expect(body).toContain("€20");
});

test("versions have the date of the previous version, the changes since then, and their last day in force", () => {
  for (const language of ["en", "el"]) {
    const versions = versionNodes(content)
      .map(([, node]) => node)
      .filter((node) => node.slug === "rental-conditions" && node.language === language);
    expect(versions.map(({ effective, before, heldUntil }) => [effective, before, heldUntil])).toEqual([
      ["2024-03-15", null, "2025-05-03"],
      ["2025-05-04", "2024-03-15", null],
    ]);
    expect(versions[0]?.changes).toEqual([]);
    expect(versions[1]?.changes.length).toBeGreaterThan(3);
  }
});

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
