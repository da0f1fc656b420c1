import { parseContent } from "./content-file";

const source = "# The house.\nname: Aithra\nrooms:\n  - id: bath\n    label: Bath\n";

it("returns the data of a file and the line of every field", () => {
  const file = parseContent("content/house.yml", source, () => undefined);
  expect(file?.data).toEqual({ name: "Aithra", rooms: [{ id: "bath", label: "Bath" }] });
  expect(file?.texts.at(-1)).toEqual({ text: "Bath", field: "rooms[0].label", line: 5 });
  expect(file?.lineOf(["rooms", 0, "label"])).toBe(5);
});

it("reports broken YAML with its line every time the file is read", () => {
  const lines: unknown[] = [];
  const read = () => parseContent("content/house.yml", "name: [", (issue) => lines.push(issue.line));
  expect([read(), read()]).toEqual([undefined, undefined]);
  expect(lines).toEqual([1, 1]);
});
