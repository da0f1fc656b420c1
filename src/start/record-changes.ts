/**
 * Records what others change in the built page before hydration: the browser's translation, password managers, other extensions.
 * Part of the inline script, so it must be small. The application undoes these changes before it hydrates the page
 * (src/features/start-up/outside-changes.ts).
 */
import { findRoot } from "../features/start-up/app-root";
import type { StartState } from "./start-state";

/** Begins once the page is parsed, and ends when the application takes the records. */
export const recordChanges = (startState: StartState): void => {
  const records: MutationRecord[] = [];
  const observer = new MutationObserver((found) => records.push(...found));
  document.addEventListener("DOMContentLoaded", () => {
    const root = findRoot();
    if (root !== null) observer.observe(root, { childList: true, subtree: true });
  });
  startState.takeChanges = () => {
    records.push(...observer.takeRecords());
    observer.disconnect();
    return records;
  };
};
