import { mayPreload } from "./preload";

test.each([
  ["a browser that reports nothing", {}, true],
  ["a fast connection", { connection: { saveData: false, effectiveType: "4g" }, deviceMemory: 8 }, true],
  ["data-saver", { connection: { saveData: true, effectiveType: "4g" }, deviceMemory: 8 }, false],
  ["2g", { connection: { effectiveType: "2g" } }, false],
  ["slower than 2g", { connection: { effectiveType: "slow-2g" } }, false],
  ["little memory", { deviceMemory: 2 }, false],
  ["just enough memory", { deviceMemory: 4 }, true],
])("whether to preload with %s", (_, hints, expected) => {
  expect(mayPreload(hints)).toBe(expected);
});
