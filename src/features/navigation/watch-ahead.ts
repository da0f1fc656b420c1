/** Which pages are rendered, or fetched, ahead: those that the visitor reaches for, and on a phone those of links in sight. */
import { type Ahead, aheadAttribute } from "../../settings/speculation-rules";
import { isSlowLine, mayPreload } from "../../lib/may-preload";
import { type LinkedPage, watchLinksInSight } from "./links-in-sight";
import { linkAway } from "./page-of-link";
import { canRenderAhead, followRules, prepareAhead } from "./render-ahead";

/** A mouse that stays on a link so long, in milliseconds, may be about to press it. */
const hover = 80;
/** Pages rendered at each rest, and in all while one page is read: each comes with its pictures, and shares the line with the others. */
const rendered = { atOnce: 2, onSlowLine: 1, inAll: 8 };
/** Of the pages of the next links, the text alone is fetched. */
const fetched = { atOnce: 4, inAll: 24 };
/** Pages whose data the application fetches at each rest. */
const dataAtOnce = 3;

const isPrepared = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest(`a[${aheadAttribute}]`) !== null && linkAway(target) !== null;

/** Those that may still be prepared: what has been once costs nothing again. */
const within = (pages: readonly LinkedPage[], most: number, done: Set<string>) =>
  pages.filter(({ page }) => {
    if (done.size < most) done.add(page);
    return done.has(page);
  });

const prepareThoseInSight = (): void => {
  const whole = new Set<string>();
  const texts = new Set<string>();
  watchLinksInSight((pages) => {
    const plan = new Map<HTMLAnchorElement, Ahead>();
    const first = within(
      pages.slice(0, isSlowLine(navigator) ? rendered.onSlowLine : rendered.atOnce),
      rendered.inAll,
      whole,
    );
    const others = pages.filter((page) => !first.includes(page)).slice(0, fetched.atOnce);
    for (const { links } of first) for (const link of links) plan.set(link, "rendered");
    for (const { links } of within(others, fetched.inAll, texts)) for (const link of links) plan.set(link, "fetched");
    prepareAhead(plan);
  });
};

const renderWhatIsReachedFor = (): void => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const prepare = (target: EventTarget | null): void => {
    const link = linkAway(target)?.link;
    if (link !== undefined) prepareAhead(new Map([[link, "rendered"]]));
  };
  // Later, also the looking for a link: what was pressed is to be answered first.
  const reach =
    (wait: number) =>
    ({ target }: Event) => {
      clearTimeout(timer);
      timer = setTimeout(() => prepare(target), wait);
    };
  document.addEventListener("mouseover", reach(hover), { passive: true });
  document.addEventListener("focusin", reach(hover), { passive: true });
  document.addEventListener("pointerdown", reach(0), { passive: true });
  // What the browser has ready it shows sooner than the application could: the application does not hear of such a click.
  document.addEventListener("click", (event) => isPrepared(event.target) && event.stopPropagation(), true);
};

/** Where the browser renders nothing ahead, the application, once it is there, fetches data and code of the pages. */
const fetchThoseInSight = (): void =>
  watchLinksInSight((pages) => {
    if (!("___loader" in window)) return;
    pages.slice(0, dataAtOnce).forEach(({ page }) => window.___loader.hovering(page));
  });

/** Whether pages are prepared by the browser itself, and need the application neither before nor after their link is pressed. */
export const preparesPages = (): boolean => mayPreload(navigator) && canRenderAhead();

/** Begins to watch. Once; does nothing where data are dear. */
export const watchAhead = (): void => {
  if (!mayPreload(navigator)) return;
  if (!canRenderAhead()) return fetchThoseInSight();
  followRules();
  prepareThoseInSight();
  renderWhatIsReachedFor();
};
