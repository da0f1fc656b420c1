/** @jest-environment jsdom */
/** Taking over a prerendered page: what is pressed meanwhile is held elsewhere, and React hears of it no sooner. */
import { act } from "react";
import { announceAppReady } from "./app-root";
import { renderApp } from "./render-app";

declare global {
  // React's own switch for tests.
  var IS_REACT_ACT_ENVIRONMENT: boolean;
}

beforeAll(() => {
  globalThis.IS_REACT_ACT_ENVIRONMENT = true;
});

it("hears of the page's events from the moment it is ready", async () => {
  const pressed = jest.fn();
  const app = (
    <div id="gatsby-focus-wrapper">
      <button onPointerDown={pressed}>Open</button>
    </div>
  );
  // What was held is done again as soon as the application says that it is ready.
  window.addEventListener("app-ready", () => press(), { once: true });
  document.body.innerHTML = '<div id="___gatsby"><div id="gatsby-focus-wrapper"><button>Open</button></div></div>';
  const root = document.getElementById("___gatsby");
  // eslint-disable-next-line @typescript-eslint/require-await -- React waits for what an asynchronous act has begun.
  await act(async () => renderApp(app, root));
  const press = () =>
    act(() => {
      document.querySelector("button")?.dispatchEvent(new Event("pointerdown", { bubbles: true }));
    });
  press();
  expect(pressed).not.toHaveBeenCalled();
  announceAppReady();
  expect(pressed).toHaveBeenCalledTimes(1);
  press();
  expect(pressed).toHaveBeenCalledTimes(2);
});

it("stays out of a page that is being loaded anew for another address", async () => {
  document.body.innerHTML = '<div id="___gatsby"></div>';
  window.startState = { held: [], failures: [], intent: "none", ready: false, leaving: true };
  // eslint-disable-next-line @typescript-eslint/require-await -- As above.
  await act(async () => renderApp(<p>Another page.</p>, document.getElementById("___gatsby")));
  expect(document.body.textContent).toBe("");
});
