import { navigate } from "@reach/router";
import { stay } from "./scroll";

/**
 * Changes the query of the current page (`?` included) and the state of its history entry, without scrolling. The URL
 * changes immediately. Gatsby's `navigate` loads the page's data first, so a second change made meanwhile would undo
 * the first.
 */
export const changeQuery = (query: string, how: "replace" | "push", state: Readonly<Record<string, unknown>> = {}) => {
  void navigate(window.location.pathname + query, { replace: how === "replace", state: { ...stay, ...state } });
};
