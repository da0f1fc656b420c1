/** @jest-environment jsdom */
import { keepStay } from "../lib/booking/kept-stay";
import { loadStay } from "./dynamic-parts";
import { followStay, showStay } from "./show-stay";

jest.mock("./dynamic-parts", () => ({ loadStay: jest.fn() }));

const load = jest.mocked(loadStay);
const show = jest.fn();
const startState = { ready: false, awaitsStay: false };
const stay = { arrival: "2026-12-10", departure: "2026-12-13", guests: 3 };

beforeEach(() => {
  show.mockReset();
  load.mockReset().mockResolvedValue({ show });
  Object.assign(startState, { ready: false, awaitsStay: false });
  sessionStorage.clear();
  history.replaceState(null, "", "/");
  document.body.innerHTML = "<form></form>";
});

it("loads nothing if there is no stay, even if the query has other parameters", async () => {
  history.replaceState(null, "", "/?utm_source=mail&checkin=");
  await showStay(startState);
  expect(load).not.toHaveBeenCalled();
});

it.each([
  ["in the URL", () => history.replaceState(null, "", "/faq?nights=2")],
  ["of the tab", () => keepStay(stay)],
])("a stay %s is shown once its code has loaded, and Book Now waits until then", async (_, choose) => {
  choose();
  const shown = showStay(startState);
  expect(load).toHaveBeenCalledTimes(1);
  expect(startState.awaitsStay).toBe(true);
  expect(show).not.toHaveBeenCalled();
  await shown;
  expect(show).toHaveBeenCalledTimes(1);
  expect(startState.awaitsStay).toBe(false);
});

it("Book Now does not wait any longer if the code cannot be loaded", async () => {
  const warn = jest.spyOn(console, "warn").mockReturnValue(undefined);
  load.mockRejectedValue(new Error("gone"));
  keepStay(stay);
  await showStay(startState);
  expect(startState.awaitsStay).toBe(false);
  expect(warn).toHaveBeenCalledTimes(1);
  warn.mockRestore();
});

it("without a stay, the code is still loaded for a form that needs scripts to send one; Book Now does not wait", async () => {
  document.body.innerHTML = '<form data-plain="link"></form>';
  const shown = showStay(startState);
  expect(load).toHaveBeenCalledTimes(1);
  expect(startState.awaitsStay).toBe(false);
  await shown;
});

it("loads nothing once the application is ready", async () => {
  keepStay(stay);
  await showStay({ ...startState, ready: true });
  expect(load).not.toHaveBeenCalled();
});

it.each(["pageshow", "visibilitychange"])(
  "shows a stay that was chosen on another page of the tab (%s)",
  async (event) => {
    followStay(startState);
    expect(load).not.toHaveBeenCalled();
    keepStay(stay);
    window.dispatchEvent(new Event(event));
    await Promise.resolve(load.mock.results[0]?.value);
    expect(show).toHaveBeenCalled();
  },
);
