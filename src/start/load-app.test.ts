/** @jest-environment jsdom */
/** What happens if a network returns something else in place of the application's scripts. */
import { appScriptsId, pageFactsId } from "../lib/page-data";

/** Makes a page with these scripts, and imports a new copy of the module, which loads the application only once. */
const prepare = (scripts: readonly string[], path = "/"): Promise<{ readonly loadApp: () => Promise<void> }> => {
  jest.resetModules();
  const facts = { [appScriptsId]: { hash: "1", scripts }, [pageFactsId]: { path } };
  document.head.innerHTML = "";
  document.body.innerHTML = Object.entries(facts)
    .map(([id, value]) => `<script type="application/json" id="${id}">${JSON.stringify(value)}</script>`)
    .join("");
  return import("./load-app");
};

const requested = async (): Promise<HTMLScriptElement> => {
  while (document.head.querySelector("script") === null) await new Promise((resolve) => setTimeout(resolve));
  return document.head.querySelector("script") as HTMLScriptElement;
};

test("a script that is the sign-in page of a Wi-Fi network counts as missing, and is requested again", async () => {
  const { loadApp } = await prepare(["/app.js"]);
  const failed = jest.fn();
  window.addEventListener("app-failed", failed);
  const first = loadApp();
  const script = await requested();
  const error = new SyntaxError("Unexpected token '<'");
  window.dispatchEvent(new ErrorEvent("error", { filename: script.src, error }));
  script.dispatchEvent(new Event("load"));
  await first;
  expect(failed).toHaveBeenCalledTimes(1);

  script.remove();
  const second = loadApp();
  (await requested()).dispatchEvent(new Event("load"));
  await second;
  expect(failed).toHaveBeenCalledTimes(1);
});

test("the next try does not load a script again that is still being loaded", async () => {
  const { loadApp } = await prepare(["/framework.js", "/app.js"]);
  const scripts = () => [...document.head.querySelectorAll("script")].map(({ src }) => new URL(src).pathname);
  const first = loadApp();
  while (scripts().length < 2) await new Promise((resolve) => setTimeout(resolve));
  (await requested()).dispatchEvent(new Event("error"));
  await first;
  void loadApp();
  while (scripts().length < 3) await new Promise((resolve) => setTimeout(resolve));
  await new Promise((resolve) => setTimeout(resolve));
  expect(scripts()).toEqual(["/framework.js", "/app.js", "/framework.js"]);
});

test.each([
  ["/contact", "/contact?arrival=2026-12-04", "/page-data/contact/page-data.json?arrival=2026-12-04"],
  ["/el/admin", "/el/admin/messages?status=new", "/page-data/el/admin/page-data.json"],
  ["/admin", "/admin?x=1", "/page-data/admin/page-data.json"],
])("preloads the data of %s at %s under the URL that Gatsby requests", async (path, address, data) => {
  window.history.replaceState(null, "", address);
  const { loadApp } = await prepare([], path);
  await loadApp();
  const links = [...document.head.querySelectorAll<HTMLLinkElement>("link[rel=preload]")];
  expect(links.map((link) => link.getAttribute("href"))).toEqual(["/page-data/app-data.json", data]);
  window.history.replaceState(null, "", "/");
});
