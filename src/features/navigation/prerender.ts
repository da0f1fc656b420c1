/**
 * Which pages the browser prerenders or prefetches: those of links the visitor points at, focuses or presses, and on a phone
 * those of visible links.
 */
import { type Speculation, speculationAttribute, speculationRules } from "../../settings/start";
import { isBelow4g, mayPreload } from "../../lib/preload";
import { type LinkedPage, watchVisibleLinks } from "./visible-links";
import { linkToPage } from "./gatsby-runtime";

/** Time in milliseconds after which a link under the mouse or with the focus counts as about to be clicked. */
const hoverTime = 80;
/**
 * Numbers of pages prerendered each time scrolling stops (`below4g`: on a connection slower than 4g), and in total per document. They
 * are low, because each page also loads its pictures.
 */
const prerenderLimits = { atOnce: 2, below4g: 1, total: 8 };
/** Numbers of pages prefetched, without their pictures, each time scrolling stops and in total per document. */
const prefetchLimits = { atOnce: 4, total: 24 };
/** Number of pages whose data the application fetches each time scrolling stops. */
const dataAtOnce = 3;

const isPrepared = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest(`a[${speculationAttribute}]`) !== null && linkToPage(target) !== null;

/** The pages that fit the limit. Adds them to `done`; a page that is already there does not count again. */
const within = (pages: readonly LinkedPage[], limit: number, done: Set<string>) =>
  pages.filter(({ page }) => {
    if (done.size < limit) done.add(page);
    return done.has(page);
  });

const prerenderVisibleLinks = (): void => {
  const prerendered = new Set<string>();
  const prefetched = new Set<string>();
  watchVisibleLinks((pages) => {
    const plan = new Map<HTMLAnchorElement, Speculation>();
    const first = within(
      pages.slice(0, isBelow4g(navigator) ? prerenderLimits.below4g : prerenderLimits.atOnce),
      prerenderLimits.total,
      prerendered,
    );
    const others = pages.filter((page) => !first.includes(page)).slice(0, prefetchLimits.atOnce);
    for (const { links } of first) for (const link of links) plan.set(link, "prerender");
    for (const { links } of within(others, prefetchLimits.total, prefetched))
      for (const link of links) plan.set(link, "prefetch");
    markLinks(plan);
  });
};

const prerenderOnIntent = (): void => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const prepare = (target: EventTarget | null): void => {
    const link = linkToPage(target)?.link;
    if (link !== undefined) markLinks(new Map([[link, "prerender"]]));
  };
  // A press, too, waits for a timer (of 0 ms), so that the browser handles the press first.
  const prepareAfter =
    (wait: number) =>
    ({ target }: Event) => {
      clearTimeout(timer);
      timer = setTimeout(() => prepare(target), wait);
    };
  document.addEventListener("mouseover", prepareAfter(hoverTime), { passive: true });
  document.addEventListener("focusin", prepareAfter(hoverTime), { passive: true });
  document.addEventListener("pointerdown", prepareAfter(0), { passive: true });
  // The browser shows a prerendered page faster than the application could, so the application must not see this click.
  document.addEventListener("click", (event) => isPrepared(event.target) && event.stopPropagation(), true);
};

/** For browsers that cannot prerender: when the application is loaded, it fetches the data and code of the pages of visible links. */
const prefetchVisibleLinks = (): void =>
  watchVisibleLinks((pages) => {
    if (!("___loader" in window)) return;
    pages.slice(0, dataAtOnce).forEach(({ page }) => window.___loader.hovering(page));
  });

/** Whether the browser itself prerenders pages, so that links work without the application. */
export const usesPrerendering = (): boolean => mayPreload(navigator) && supportsPrerendering();

/**
 * Starts prerendering or, in a browser that cannot prerender, prefetching. Call it once. Does nothing with data-saver, a 2g connection or
 * little memory.
 */
export const watchSpeculation = (): void => {
  if (!mayPreload(navigator)) return;
  if (!supportsPrerendering()) return prefetchVisibleLinks();
  addSpeculationRules();
  prerenderVisibleLinks();
  prerenderOnIntent();
};

const type = "speculationrules";

/**
 * Whether this browser can prerender the pages of marked links. Chromium supports speculation rules since version 109, but rules that
 * select links only since 121. No property tells whether it supports the latter; `scrollbar-width` came in the same version.
 */
const supportsPrerendering = (): boolean =>
  "supports" in HTMLScriptElement && HTMLScriptElement.supports(type) && CSS.supports("scrollbar-width", "thin");

/** The links whose pages are prerendered or prefetched. */
const marked = (): readonly HTMLAnchorElement[] => [
  ...document.querySelectorAll<HTMLAnchorElement>(`a[${speculationAttribute}]`),
];

/** Whether this document has speculation rules. */
export const hasSpeculationRules = (): boolean => document.querySelector(`script[type="${type}"]`) !== null;

/** Adds the speculation rules to the document. Call it once. */
const addSpeculationRules = (): void => {
  document.head.append(Object.assign(document.createElement("script"), { type, textContent: speculationRules }));
};

/** Which links are prerendered or prefetched. */
type Plan = ReadonlyMap<HTMLAnchorElement, Speculation>;

/** Makes the browser prerender or prefetch the pages of these links, and discard all others. */
const markLinks = (plan: Plan): void => {
  for (const [link, speculation] of plan)
    if (link.getAttribute(speculationAttribute) !== speculation) link.setAttribute(speculationAttribute, speculation);
  for (const link of marked()) if (!plan.has(link)) link.removeAttribute(speculationAttribute);
};
