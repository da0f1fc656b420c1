/** @jest-environment jsdom */
import { goWithTransition, pageArrived } from "./page-transition";

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

it("does not wait for a frame that the browser draws only once the page has changed", async () => {
  await new Promise<void>((resolve) => {
    goWithTransition(
      () => {
        window.requestAnimationFrame(() => {
          pageArrived();
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
