/** @jest-environment jsdom */
import { watchNavigation } from "./watch-navigation";

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
