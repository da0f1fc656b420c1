/** Archived policies: a version keeps the figures of its time, and later changes of figures are reported. */
import { join } from "node:path";
import type { Content } from "./content";
import { loadContent } from "./load";
import { changedFigures } from "./policy-archive";
import { versionNodes } from "./policy-changes";

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
