import { findRoot, isRootEmpty, loadingOverlayId } from "../start-up/root-element";
import { setLoading } from "./loading-store";

/** Keeps the flag up while the root element is empty, and removes the initial loading indicator once the app has filled it. */
export const watchRoot = (): void => {
  const root = findRoot();
  const look = () => {
    const empty = isRootEmpty();
    setLoading("root", empty);
    if (!empty) document.getElementById(loadingOverlayId)?.remove();
    return empty;
  };
  if (!look() || root === null) return;
  const observer = new MutationObserver(() => {
    if (!look()) observer.disconnect();
  });
  observer.observe(root, { childList: true, subtree: true });
};
