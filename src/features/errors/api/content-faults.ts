/** For the development server alone: hears what is wrong with the content. */
import { showContentFault } from "../content-faults";

/** Listens to the development server at `path` for as long as the page is open. */
export const followContentFaults = (path: string): void => {
  new EventSource(path).addEventListener("message", ({ data }) => {
    const fault: unknown = JSON.parse(String(data));
    showContentFault(typeof fault === "string" ? fault : "");
  });
};
