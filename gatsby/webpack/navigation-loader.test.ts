import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { runInNewContext } from "node:vm";
import changeNavigation from "./navigation-loader.cjs";

const change = (source: string): string => changeNavigation.call({ resourcePath: "navigation.js" }, source);
const navigation = readFileSync(resolve("node_modules/gatsby/cache-dir/navigation.js"), "utf8");

test("Gatsby's page announcement and reloads are removed from its navigation", () => {
  const changed = change(navigation);
  expect(navigation).toContain("Navigated to");
  expect(changed).not.toContain("Navigated to");
  expect(changed).not.toContain("window.location.pathname = nextRoute");
});

interface Announcer {
  readonly componentDidUpdate: (this: object, before: object) => void;
}

/** The announcer's method alone, which runs without React. `announce` is called instead of the announcement. */
const announcerOf = (source: string, announce: () => void): Announcer => {
  const announcer = source.slice(source.indexOf("class RouteAnnouncer"));
  const [method = ""] = /componentDidUpdate\([^]*?\n {2}\}\n/.exec(announcer) ?? [];
  return runInNewContext(`({ ${method} })`, { requestAnimationFrame: announce }) as Announcer;
};

test("a page is announced when the path of the URL changes, not when only its query does", () => {
  const announce = jest.fn();
  const { componentDidUpdate } = announcerOf(change(navigation), announce);
  const at = (pathname: string, search: string) => ({ location: { pathname, search } });
  componentDidUpdate.call({ props: at("/admin/messages", "?message=1") }, at("/admin/messages", ""));
  expect(announce).not.toHaveBeenCalled();
  componentDidUpdate.call({ props: at("/admin/messages", "") }, at("/admin", ""));
  expect(announce).toHaveBeenCalledTimes(1);
});

test("a Gatsby with another navigation module stops the build with an error that names the loader", () => {
  expect(() => change("export const navigate = () => {};")).toThrow("navigation-loader:");
});
