import { editionOf, markOf, setMark, withoutMark } from "./build-mark";

const page = '<!DOCTYPE html><html lang="en"><head>';
const data = '{"path":"/contact","result":{}}';

it.each([page, data, "{}"])("marks %s, again and again, and takes the mark away", (text) => {
  const marked = setMark(text, "a1-c3");
  expect(markOf(marked)).toBe("a1-c3");
  expect(markOf(setMark(marked, "b2-d4"))).toBe("b2-d4");
  expect(withoutMark(marked)).toBe(text);
  expect(withoutMark(text)).toBe(text);
  expect(markOf(text)).toBeUndefined();
});

it("keeps data well formed", () => {
  expect(JSON.parse(setMark(data, "a1"))).toEqual({ build: "a1", path: "/contact", result: {} });
  expect(JSON.parse(setMark("{}", "a1"))).toEqual({ build: "a1" });
});

it("names the edition of a page and of what pages share", () => {
  expect(["a1-c3", "a1"].map(editionOf)).toEqual(["a1", "a1"]);
});
