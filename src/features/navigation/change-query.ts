import { navigate } from "@reach/router";
import { stay } from "./scroll";

/**
 * Changes the query of the page that is shown, `?` included, and what the history holds beside it; nothing scrolls. The address is
 * the new one at once. Gatsby's own `navigate` loads the page's data first, so that a second change meanwhile would undo the first.
 */
export const changeQuery = (query: string, how: "replace" | "push", state: Readonly<Record<string, unknown>> = {}) => {
  void navigate(window.location.pathname + query, { replace: how === "replace", state: { ...stay, ...state } });
};
