import { readFileSync } from "node:fs";
import { resolve } from "node:path";

type Loader = (this: { readonly resourcePath: string }, source: string) => string;
const changeNavigation = jest.requireActual<Loader>("./navigation-loader.cjs");
const change = (source: string): string => changeNavigation.call({ resourcePath: "navigation.js" }, source);
const navigation = readFileSync(resolve("node_modules/gatsby/cache-dir/navigation.js"), "utf8");

test("Gatsby's page announcement and reloads are removed from its navigation", () => {
  const changed = change(navigation);
  expect(navigation).toContain("Navigated to");
  expect(changed).not.toContain("Navigated to");
  expect(changed).not.toContain("window.location.pathname = nextRoute");
});

test("a page is announced only when its path changes, not for its query or fragment", () => {
  const changed = change(navigation);
  const [announcer] = changed.match(/class RouteAnnouncer [\s\S]*?^}$/m) ?? [];
  expect(announcer).toMatch(
    /componentDidUpdate\(\{ location: before \}\) \{\s*if \(before\.pathname === this\.props\.location\.pathname\) return\s+requestAnimationFrame/,
  );
  expect(changed).toContain("<RouteAnnouncer location={this.props.location} />");
});

test("Gatsby still loads a new document when the site asks for one", () => {
  const [navigate] = change(navigation).match(/const navigate = [\s\S]*?^};?$/m) ?? [];
  expect(navigate).toMatch(
    /if \(window\.___swUpdated\) \{\s*window\.location = pathname \+ search \+ hash\s*return\s*\}/,
  );
});

test("a Gatsby with another navigation module stops the build with an error that names the loader", () => {
  expect(() => change("export const navigate = () => {};")).toThrow("navigation-loader:");
});
