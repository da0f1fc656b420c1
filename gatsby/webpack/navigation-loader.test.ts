import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import changeNavigation from "./navigation-loader.cjs";

const change = (source: string): string => changeNavigation.call({ resourcePath: "navigation.js" }, source);
const navigation = readFileSync(resolve("node_modules/gatsby/cache-dir/navigation.js"), "utf8");

test("Gatsby's own words and reloads are taken out of its navigation", () => {
  const changed = change(navigation);
  expect(navigation).toContain("Navigated to");
  expect(changed).not.toContain("Navigated to");
  expect(changed).not.toContain("window.location.pathname = nextRoute");
});

test("a Gatsby that words its navigation in another way stops the build by name", () => {
  expect(() => change("export const navigate = () => {};")).toThrow("navigation-loader:");
});
