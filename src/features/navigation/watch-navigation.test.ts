/** @jest-environment jsdom */
import { watchNavigation, navigateWithTransition, finishTransition } from "./watch-navigation";

it("going back within the page cancels a navigation whose page is still loading", async () => {
  let finishLoading: () => void = () => undefined;
  const loaded = new Promise<void>((resolve) => (finishLoading = resolve));
  const go = jest.fn();
  window.___navigate = go;
  window.___loader = { loadPage: () => loaded, hovering: () => undefined, isPageNotFound: () => false };
  window.matchMedia = (() => ({ matches: false })) as unknown as typeof window.matchMedia;
  watchNavigation();
  window.___navigate("/reviews");
  window.dispatchEvent(new PopStateEvent("popstate"));
  finishLoading();
  await loaded;
  expect(go).not.toHaveBeenCalled();
});

type Update = () => Promise<void>;

const requestFrame = jest.fn<number, [FrameRequestCallback]>(() => 0);
/** Resolves when the view transition has updated the page. */
let updated: Promise<void> | undefined;

beforeEach(() => {
  window.requestAnimationFrame = requestFrame;
  window.matchMedia = (() => ({ matches: false })) as unknown as typeof window.matchMedia;
  window.___loader = {
    loadPage: () => Promise.resolve(),
    hovering: () => undefined,
    isPageNotFound: () => false,
  };
  const startViewTransition = (update: Update) => {
    updated = update();
    return { ready: Promise.resolve(), finished: updated };
  };
  Object.assign(document, { startViewTransition });
});

it("navigates only to the page clicked last, whichever page loads first", async () => {
  const finishLoads = new Map<string, () => void>();
  const loadPage = (page: string) => new Promise<void>((resolve) => finishLoads.set(page, resolve));
  window.___loader = { ...window.___loader, loadPage };
  const visited: unknown[] = [];
  const go = (to: unknown) => {
    visited.push(to);
    finishTransition();
  };
  navigateWithTransition(go, "/journal", {});
  navigateWithTransition(go, "/contact", {});
  finishLoads.get("/contact")?.();
  await Promise.resolve();
  finishLoads.get("/journal")?.();
  await Promise.resolve();
  await Promise.resolve();
  expect(visited).toEqual(["/contact"]);
});

it("runs animation frame callbacks during a view transition, although the browser draws no frames until the page has changed", async () => {
  await new Promise<void>((resolve) => {
    navigateWithTransition(
      () => {
        window.requestAnimationFrame(() => {
          finishTransition();
          resolve();
        });
      },
      "/contact",
      {},
    );
  });
  await updated;
  expect(requestFrame).not.toHaveBeenCalled();
  window.requestAnimationFrame(() => undefined);
  expect(requestFrame).toHaveBeenCalledTimes(1);
});
