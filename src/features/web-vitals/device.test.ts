/** @jest-environment jsdom */
import { followPageClasses, type NavigatorHints, pageClassesOf, readDevice } from "./device";

const on = (effectiveType?: string, saveData = false): NavigatorHints => ({
  connection: { ...(effectiveType !== undefined && { effectiveType }), saveData },
});

test.each<[string, NavigatorHints, string[]]>([
  ["slow-2g", on("slow-2g"), ["slow-connection"]],
  ["2g", on("2g"), ["slow-connection"]],
  ["3g", on("3g"), []],
  ["4g", on("4g"), []],
  ["a browser that reports nothing", {}, []],
  ["data saver", on("4g", true), ["save-data"]],
  ["2 GB", { deviceMemory: 2 }, ["low-memory"]],
  ["3.9 GB", { deviceMemory: 3.9 }, ["low-memory"]],
  ["4 GB", { deviceMemory: 4 }, []],
  ["8 GB", { deviceMemory: 8 }, []],
  ["all of them", { ...on("2g", true), deviceMemory: 1 }, ["slow-connection", "save-data", "low-memory"]],
])("the page's classes for %s", (_, hints, classes) => {
  expect(pageClassesOf(readDevice(hints))).toEqual(classes);
});

test("reports a connection type that the database does not know as unknown, and ignores memory out of range", () => {
  expect(readDevice({ ...on("5g"), deviceMemory: -1 })).toEqual({
    connection: "unknown",
    saveData: false,
    memory: null,
  });
});

test("updates the page's classes when the connection changes and leaves other classes alone", () => {
  const root = document.createElement("html");
  root.className = "other";
  const state = { effectiveType: "2g", saveData: true };
  const listeners: (() => void)[] = [];
  const connection = Object.assign(state, {
    addEventListener: (_type: string, listener: unknown) => listeners.push(listener as () => void),
  });
  followPageClasses(root, { connection });
  expect(root.className).toBe("other slow-connection save-data");
  state.effectiveType = "4g";
  state.saveData = false;
  listeners.forEach((listener) => listener());
  expect(root.className).toBe("other");
});
