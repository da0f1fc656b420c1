/** @jest-environment jsdom */
/** When the application's scripts are loaded. */
import { appScriptsId, pageFactsId } from "../lib/page-data";
import { buildOfPage, loadApp } from "./load-app";

const json = (id: string, text: string): HTMLScriptElement =>
  Object.assign(document.createElement("script"), { id, type: "application/json", textContent: text });

const scripts = () => [...document.head.querySelectorAll("script")].map(({ src }) => new URL(src).pathname);

test("while the HTML is still arriving, the application waits for the rest of it", async () => {
  const state = jest.spyOn(document, "readyState", "get").mockReturnValue("loading");
  document.body.append(json(pageFactsId, '{"path":"/"}'));
  const app = json(appScriptsId, '{"hash":"1","scr');
  document.body.append(app);
  const loading = loadApp();
  expect(buildOfPage()).toBe("");
  expect(scripts()).toEqual([]);
  app.textContent = '{"hash":"1","scripts":["/app.js"]}';
  state.mockReturnValue("interactive");
  document.dispatchEvent(new Event("DOMContentLoaded"));
  const added = await new Promise<HTMLScriptElement>((resolve) => {
    new MutationObserver(() => {
      const script = document.head.querySelector("script");
      if (script !== null) resolve(script);
    }).observe(document.head, { childList: true });
  });
  added.dispatchEvent(new Event("load"));
  await loading;
  expect(scripts()).toEqual(["/app.js"]);
});
