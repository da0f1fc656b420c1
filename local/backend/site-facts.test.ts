/** Who runs the house, as the emails to guests say it, for the section `legal` of content/site.yml. */
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { readSiteFacts } from "./site-facts.ts";

/** The lines of a house whose content has this section in place of its own. */
const legalOf = (section: string) => {
  const folder = mkdtempSync(path.join(tmpdir(), "facts-"));
  try {
    cpSync(path.join(process.cwd(), "content"), folder, { recursive: true });
    const site = path.join(folder, "site.yml");
    const changed = readFileSync(site, "utf8").replace(/^legal:\n(?: .*\n)+/m, `legal:\n${section}\n`);
    writeFileSync(site, changed);
    return readSiteFacts(folder).facts.legal;
  } finally {
    rmSync(folder, { recursive: true });
  }
};

const owner = `  operator:
    label: { en: "Operator", el: "Διαχειριστής" }
    value: { en: "Sea House P.C.", el: "Σπίτι στη Θάλασσα Ι.Κ.Ε." }`;
const company = `  registeredSeat:
    label: { en: "Registered seat", el: "Έδρα" }
    value: { en: "Nafplio", el: "Ναύπλιο" }
  commercialRegistry:
    label: { en: "General Commercial Registry number (GEMI)", el: "Αριθμός Γ.Ε.ΜΗ." }
    shortLabel: { en: "GEMI", el: "Γ.Ε.ΜΗ." }
    value: "123456789000"`;

test("names a company with its seat and its number in the register", () => {
  expect(legalOf(`${owner}\n${company}`)).toEqual({
    en: ["Sea House P.C.", "Registered seat: Nafplio", "GEMI 123456789000"],
    el: ["Σπίτι στη Θάλασσα Ι.Κ.Ε.", "Έδρα: Ναύπλιο", "Γ.Ε.ΜΗ. 123456789000"],
  });
});

test("names only the owner if there is neither", () => {
  expect(legalOf(owner)).toEqual({ en: ["Sea House P.C."], el: ["Σπίτι στη Θάλασσα Ι.Κ.Ε."] });
});
