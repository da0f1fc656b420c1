import { bundleHashOf, setStamp, stampOf, withoutStamp } from "./build-record";

const page = '<!DOCTYPE html><html lang="en"><head>';
const data = '{"path":"/contact","result":{}}';

it.each([page, data, "{}"])("stamps %s repeatedly and removes the stamp", (text) => {
  const stamped = setStamp(text, "a1-c3");
  expect(stampOf(stamped)).toBe("a1-c3");
  expect(stampOf(setStamp(stamped, "b2-d4"))).toBe("b2-d4");
  expect(withoutStamp(stamped)).toBe(text);
  expect(withoutStamp(text)).toBe(text);
  expect(stampOf(text)).toBeUndefined();
});

it("the data remains valid JSON", () => {
  expect(JSON.parse(setStamp(data, "a1"))).toEqual({ build: "a1", path: "/contact", result: {} });
  expect(JSON.parse(setStamp("{}", "a1"))).toEqual({ build: "a1" });
});

it("returns the bundle hash of a page's stamp and of a shared stamp", () => {
  expect(["a1-c3", "a1"].map(bundleHashOf)).toEqual(["a1", "a1"]);
});
