import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { keepFiles, parseContent, recallFiles } from "./content-file";

const folder = mkdtempSync(join(tmpdir(), "content-file-"));
const memory = join(folder, "content-files.json");
afterAll(() => rmSync(folder, { recursive: true }));

const source = "# The house.\nname: Aithra\nrooms:\n  - id: bath\n    label: Bath\n";
const parse = () => parseContent("content/house.yml", source, () => undefined);

it("takes what the build before has read, and still knows the line of every field", async () => {
  await recallFiles(memory, "this code");
  parse();
  await keepFiles();
  writeFileSync(memory, readFileSync(memory, "utf8").replaceAll("Bath", "Balcony"));
  await recallFiles(memory, "this code");
  const file = parse();
  expect(file?.data).toEqual({ name: "Aithra", rooms: [{ id: "bath", label: "Balcony" }] });
  expect(file?.texts.at(-1)).toEqual({ text: "Balcony", field: "rooms[0].label", line: 5 });
  expect(file?.lineOf(["rooms", 0, "label"])).toBe(5);
});

it("reads anew when the code of the build has changed", async () => {
  await recallFiles(memory, "other code");
  expect(parse()?.data).toEqual({ name: "Aithra", rooms: [{ id: "bath", label: "Bath" }] });
});

it("tells broken YAML each time, and remembers nothing of it", () => {
  const told: unknown[] = [];
  const broken = () => parseContent("content/house.yml", "name: [", (fault) => told.push(fault.line));
  expect([broken(), broken()]).toEqual([undefined, undefined]);
  expect(told).toEqual([1, 1]);
});
