/** Pages that the browser renders ahead, out of sight, so that following their link shows them at once (speculation rules). */
import { type Ahead, aheadAttribute, speculationRules } from "../../settings/speculation-rules";

const type = "speculationrules";

/** Whether this browser can render pages ahead. */
export const canRenderAhead = (): boolean => "supports" in HTMLScriptElement && HTMLScriptElement.supports(type);

/** Links whose pages are prepared: every script of the page sees them. */
const marked = (): readonly HTMLAnchorElement[] => [
  ...document.querySelectorAll<HTMLAnchorElement>(`a[${aheadAttribute}]`),
];

/** Whether pages are rendered ahead in this document. */
export const rendersAhead = (): boolean => document.querySelector(`script[type="${type}"]`) !== null;

/** Has the browser follow the rules from now on. Once. */
export const followRules = (): void => {
  document.head.append(Object.assign(document.createElement("script"), { type, textContent: speculationRules }));
};

/** What is to be done ahead about the pages of links. */
export type Plan = ReadonlyMap<HTMLAnchorElement, Ahead>;

/** Has the browser render or fetch the pages of these links, and give up all others. */
export const prepareAhead = (plan: Plan): void => {
  for (const [link, ahead] of plan)
    if (link.getAttribute(aheadAttribute) !== ahead) link.setAttribute(aheadAttribute, ahead);
  for (const link of marked()) if (!plan.has(link)) link.removeAttribute(aheadAttribute);
};
