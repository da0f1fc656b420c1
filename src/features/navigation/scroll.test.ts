/** @jest-environment jsdom */
import { scrollForRoute, stay } from "./scroll";
import { entryShown, leaveEntry, historyMoved, watchPositions } from "./scroll-position";

const scrolled: ScrollToOptions[] = [];
let now = { pathname: "/", key: "", hash: "" };

const at = ({ pathname, key, hash }: typeof now, state?: unknown) =>
  ({ pathname, key, hash, state }) as unknown as Parameters<typeof scrollForRoute>[0]["routerProps"]["location"];

/** A page change as Gatsby goes about it: the address first, then the page, then where it is scrolled to. */
const arrive = (to: typeof now, state?: unknown): boolean => {
  const before = now;
  now = to;
  leaveEntry();
  const answer = scrollForRoute({
    prevRouterProps: { location: at(before) },
    routerProps: { location: at(to, state) },
  });
  entryShown();
  return answer;
};
const press = (pathname: string, key: string, hash = "", state?: unknown) => {
  history.pushState({ key }, "", pathname + hash);
  return arrive({ pathname, key, hash }, state);
};
const stepTo = (pathname: string, key: string, hash = "") => {
  history.replaceState({ key }, "", pathname + hash);
  historyMoved(pathname === now.pathname);
  return arrive({ pathname, key, hash });
};
const scrollTo = (top: number) => {
  Object.defineProperty(window, "scrollY", { value: top, configurable: true });
  window.dispatchEvent(new Event("scroll"));
};

beforeAll(() => {
  window.matchMedia = () => ({ matches: false }) as MediaQueryList;
  window.scrollTo = ((options: ScrollToOptions) => {
    scrolled.push(options);
    Object.defineProperty(window, "scrollY", { value: options.top, configurable: true });
  }) as typeof window.scrollTo;
  history.replaceState({ key: "first" }, "", "/");
  now = { pathname: "/", key: "first", hash: "" };
  watchPositions();
});
beforeEach(() => {
  stepTo("/", "first");
  scrollTo(2600);
  scrolled.length = 0;
});

test("a navigation click scrolls smoothly to the top", () => {
  expect(press("/reviews", "reviews")).toBe(false);
  expect(scrolled).toEqual([{ top: 0, behavior: "smooth" }]);
});

test("back returns at once to where the page was left, and forward to where the other was", () => {
  press("/reviews", "reviews");
  scrollTo(300);
  stepTo("/", "first");
  expect(scrolled.at(-1)).toEqual({ top: 2600, behavior: "instant" });
  stepTo("/reviews", "reviews");
  expect(scrolled.at(-1)).toEqual({ top: 300, behavior: "instant" });
});

test("scrolling the old page while the other is on its way is not taken for its place", () => {
  press("/reviews", "reviews");
  scrollTo(300);
  history.replaceState({ key: "first" }, "", "/");
  historyMoved(false);
  scrollTo(340);
  arrive({ pathname: "/", key: "first", hash: "" });
  expect(scrolled.at(-1)).toEqual({ top: 2600, behavior: "instant" });
});

test("a link into the page makes a place of its own, and back leads to where it was pressed", () => {
  history.pushState(null, "", "/#part");
  historyMoved(true);
  scrollTo(4000);
  const part = (history.state as { key: string }).key;
  expect(arrive({ pathname: "/", key: part, hash: "#part" })).toBe(false);
  press("/reviews", "reviews");
  stepTo("/", part, "#part");
  expect(scrolled.at(-1)).toEqual({ top: 4000, behavior: "instant" });
  stepTo("/", "first");
  expect(scrolled.at(-1)).toEqual({ top: 2600, behavior: "instant" });
});

test("a link to a part of another page leads there", () => {
  expect(press("/faq", "faq", "#parking")).toBe(true);
  expect(scrolled).toEqual([]);
});

test("a change of the query alone scrolls nothing", () => {
  press("/", "filtered", "", stay);
  expect(scrolled).toEqual([]);
});

test("an entry of an earlier document is found again", () => {
  sessionStorage.setItem("scroll-positions", JSON.stringify({ earlier: 1200 }));
  stepTo("/about", "earlier");
  expect(scrolled.at(-1)).toEqual({ top: 1200, behavior: "instant" });
});

test("an entry stays the application's when its page is left, and its place is kept", () => {
  history.scrollRestoration = "manual";
  scrollTo(640);
  window.dispatchEvent(new Event("pagehide"));
  expect(history.scrollRestoration).toBe("manual");
  expect(Object.values(JSON.parse(sessionStorage.getItem("scroll-positions") ?? "{}") as object)).toContain(640);
});

test("an entry that nobody knows begins at the top, or at the part that its address names", () => {
  expect(stepTo("/about", "unknown")).toBe(false);
  expect(scrolled.at(-1)).toEqual({ top: 0, behavior: "instant" });
  expect(stepTo("/faq", "unknown too", "#parking")).toBe(true);
});
