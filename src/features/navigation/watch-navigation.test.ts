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

const noFrames = jest.fn<number, [FrameRequestCallback]>(() => 0);
let updated: Promise<void> | undefined;

beforeEach(() => {
  window.requestAnimationFrame = noFrames;
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
  const came = new Map<string, () => void>();
  const loadPage = (page: string) => new Promise<void>((resolve) => came.set(page, resolve));
  window.___loader = { ...window.___loader, loadPage };
  const gone: unknown[] = [];
  const go = (to: unknown) => {
    gone.push(to);
    finishTransition();
  };
  navigateWithTransition(go, "/journal", {});
  navigateWithTransition(go, "/contact", {});
  came.get("/contact")?.();
  await Promise.resolve();
  came.get("/journal")?.();
  await Promise.resolve();
  await Promise.resolve();
  expect(gone).toEqual(["/contact"]);
});

it("runs animation frame callbacks although the browser draws no frames until the page has changed", async () => {
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
  expect(noFrames).not.toHaveBeenCalled();
  window.requestAnimationFrame(() => undefined);
  expect(noFrames).toHaveBeenCalledTimes(1);
});
