/** Setup changes the answered values and no other character of a file. */
import { put, remove, removeSampleMarks, valueAt } from "./edit-yaml";

const file = `# The house.
brand:
  sample: true
  name: { en: "One", el: "Ένα" } # its name

# Where it is.
place:
  text: >-
    A long text
    of two lines.
  number: 40.63470
links:
  - id: first
    url: "https://first.test" # a remark
  # of the second
  - id: second
    url: "https://second.test"
last: true
`;

test("replaces a value in place, with its quotes, and keeps comments and everything else", () => {
  expect(put(file, ["brand", "name"], { en: "Two", el: "Δύο" })).toBe(
    file.replace('{ en: "One", el: "Ένα" }', '{ en: "Two", el: "Δύο" }'),
  );
  expect(put(file, ["links", "first", "url"], "https://new.test")).toBe(file.replace("first.test", "new.test"));
  expect(put(file, ["place", "number"], 37.5)).toBe(file.replace("40.63470", "37.5"));
  expect(put(file, ["place", "number"], 40.6347)).toBe(file);
});

test("replaces a text of several lines with one line, and keeps the next field on its own line", () => {
  const changed = put(file, ["place", "text"], 'Short: "quoted"');
  expect(valueAt(changed, ["place", "text"])).toBe('Short: "quoted"');
  expect(valueAt(changed, ["place", "number"])).toBe(40.6347);
});

test("writes a text that would be read as another type in quotes, and refuses to replace a list in brackets", () => {
  const rates = "weekend: [fri, sat]\nname: plain\n";
  expect(put(rates, ["name"], "true")).toBe('weekend: [fri, sat]\nname: "true"\n');
  expect(put(rates, ["name"], "other")).toBe("weekend: [fri, sat]\nname: other\n");
  expect(() => put(rates, ["weekend"], ["sun"])).toThrow("block style");
});

test("removes a field or list entry, and the group if it becomes empty, but not the comment above a list entry", () => {
  expect(remove(file, ["links", "second"])).toBe(file.replace('  - id: second\n    url: "https://second.test"\n', ""));
  expect(valueAt(remove(remove(file, ["links", "second"]), ["links", "first"]), ["links"])).toBeUndefined();
  expect(remove(file, ["place", "text"])).toBe(file.replace("  text: >-\n    A long text\n    of two lines.\n", ""));
  expect(remove(file, ["nowhere", "at all"])).toBe(file);
});

test("removes the comment directly above a field with the field, but not the one above a sample mark", () => {
  const facts =
    "facts:\n  # The first.\n  one: 1\n  # Only if you have two:\n  # most have not.\n  two: 2\n  three: 3\n";
  expect(remove(facts, ["facts", "two"])).toBe("facts:\n  # The first.\n  one: 1\n  three: 3\n");
  expect(remove("# The colours.\nsample: true\nname: A\n", ["sample"])).toBe("# The colours.\nname: A\n");
});

test("adds a missing field to its group, with the group's indentation", () => {
  expect(put(file, ["place", "code"], "GR")).toBe(file.replace("40.63470\n", '40.63470\n  code: "GR"\n'));
});

test("removes the sample mark around an answered field", () => {
  expect(removeSampleMarks(file, ["brand", "name", "en"])).toBe(file.replace("  sample: true\n", ""));
});
