import { buildOf, markBuild, withoutBuild } from "./build-mark";

const page = '<!DOCTYPE html><html lang="en"><head>';
const data = '{"path":"/contact","result":{}}';

it.each([page, data, "{}"])("marks %s, again and again, and takes the mark away", (text) => {
  const marked = markBuild(text, "a1");
  expect(buildOf(marked)).toBe("a1");
  expect(buildOf(markBuild(marked, "b2"))).toBe("b2");
  expect(withoutBuild(marked)).toBe(text);
  expect(withoutBuild(text)).toBe(text);
  expect(buildOf(text)).toBeUndefined();
});

it("keeps data well formed", () => {
  expect(JSON.parse(markBuild(data, "a1"))).toEqual({ build: "a1", path: "/contact", result: {} });
  expect(JSON.parse(markBuild("{}", "a1"))).toEqual({ build: "a1" });
});
