/** @jest-environment jsdom */
import { act } from "react";
import { announceAppReady } from "./app-root";
import { renderApp } from "./render-app";
import { recordChanges } from "./outside-changes";

declare global {
  // React's flag for tests.
  var IS_REACT_ACT_ENVIRONMENT: boolean;
}

beforeAll(() => {
  globalThis.IS_REACT_ACT_ENVIRONMENT = true;
});

it("hides the page's events from React until the application is ready", async () => {
  const pressed = jest.fn();
  const app = (
    <div id="gatsby-focus-wrapper">
      <button onPointerDown={pressed}>Open</button>
    </div>
  );
  // The start script replays stored clicks as soon as the application is ready.
  window.addEventListener("app-ready", () => press(), { once: true });
  document.body.innerHTML = '<div id="___gatsby"><div id="gatsby-focus-wrapper"><button>Open</button></div></div>';
  const root = document.getElementById("___gatsby");
  // oxlint-disable-next-line typescript/require-await -- React waits for work started in an asynchronous act.
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

it("keeps the elements and the focus of a page that was translated before hydration", async () => {
  const page = '<div id="gatsby-focus-wrapper"><p>Your name</p><input/></div>';
  document.body.innerHTML = `<div id="___gatsby">${page}</div>`;
  const startState = { held: [], failures: [], intent: "none" as const, ready: false, awaitsStay: false };
  window.startState = startState;
  recordChanges(startState);
  document.dispatchEvent(new Event("DOMContentLoaded"));
  const field = document.querySelector("input");
  field?.focus();
  document
    .querySelector("p")
    ?.firstChild?.replaceWith(Object.assign(document.createElement("i"), { innerText: "Ihr Name" }));
  field?.after(document.createElement("div"));
  const root = document.getElementById("___gatsby");
  const app = (
    <div id="gatsby-focus-wrapper">
      <p>Your name</p>
      <input />
    </div>
  );
  // oxlint-disable-next-line typescript/require-await -- As above.
  await act(async () => renderApp(app, root));
  expect(document.activeElement).toBe(field);
  expect(root?.textContent).toBe("Your name");
});

it("renders nothing on a page that is being reloaded for another URL", async () => {
  document.body.innerHTML = '<div id="___gatsby"></div>';
  window.startState = { held: [], failures: [], intent: "none", ready: false, awaitsStay: false, leaving: true };
  // oxlint-disable-next-line typescript/require-await -- As above.
  await act(async () => renderApp(<p>Another page.</p>, document.getElementById("___gatsby")));
  expect(document.body.textContent).toBe("");
});
