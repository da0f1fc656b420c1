/** Pages that the browser renders ahead, out of sight, so that following their link shows them at once (speculation rules). */
import { aheadAttribute, speculationRules } from "../../config/speculation-rules";

const type = "speculationrules";

/** Whether this browser can render pages ahead. */
export const canRenderAhead = (): boolean => "supports" in HTMLScriptElement && HTMLScriptElement.supports(type);

/** Links whose pages are rendered ahead: every script of the page sees them. */
const marked = (): readonly HTMLAnchorElement[] => [
  ...document.querySelectorAll<HTMLAnchorElement>(`a[${aheadAttribute}]`),
];

/** Whether pages are rendered ahead in this document. */
export const rendersAhead = (): boolean => document.querySelector(`script[type="${type}"]`) !== null;

/** Has the browser follow the rules from now on. Once. */
export const followRules = (): void => {
  document.head.append(Object.assign(document.createElement("script"), { type, textContent: speculationRules }));
};

/** Has the browser render the pages of these links, and give up all others. */
export const renderAhead = (links: readonly HTMLAnchorElement[]): void => {
  for (const link of links) link.setAttribute(aheadAttribute, "");
  for (const link of marked()) if (!links.includes(link)) link.removeAttribute(aheadAttribute);
};
