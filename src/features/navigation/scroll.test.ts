/** @jest-environment jsdom */
import { noScroll, scrollForRoute } from "./scroll";
import { afterPaint } from "../../lib/dom/when-ready";
import { entryShown, leaveEntry, historyMoved, watchPositions } from "./scroll-position";

const scrolled: ScrollToOptions[] = [];
let now = { pathname: "/", key: "", hash: "" };

const at = ({ pathname, key, hash }: typeof now, state?: unknown) =>
  ({ pathname, key, hash, state }) as unknown as Parameters<typeof scrollForRoute>[0]["routerProps"]["location"];

/** Changes the page in Gatsby's order: first the URL, then the page, then the scroll position. */
const arrive = (to: typeof now, state?: unknown): boolean => {
  const before = now;
  now = to;
  leaveEntry();
  const result = scrollForRoute({
    prevRouterProps: { location: at(before) },
    routerProps: { location: at(to, state) },
  });
  entryShown();
  return result;
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
const setHeight = (height: number) =>
  Object.defineProperty(document.documentElement, "scrollHeight", { value: height, configurable: true });
beforeEach(() => {
  setHeight(9000);
  stepTo("/", "first");
  scrollTo(2600);
  scrolled.length = 0;
});

test("a click on a link scrolls smoothly to the top", () => {
  expect(press("/reviews", "reviews")).toBe(false);
  expect(scrolled).toEqual([{ top: 0, behavior: "smooth" }]);
});

test("a click on a link jumps to the top if the old page was scrolled further than the new page reaches", () => {
  setHeight(2600);
  press("/contact", "contact");
  expect(scrolled).toEqual([{ top: 0, behavior: "instant" }]);
});

test("back and forward jump to the scroll position where each page was left", () => {
  press("/reviews", "reviews");
  scrollTo(300);
  stepTo("/", "first");
  expect(scrolled.at(-1)).toEqual({ top: 2600, behavior: "instant" });
  stepTo("/reviews", "reviews");
  expect(scrolled.at(-1)).toEqual({ top: 300, behavior: "instant" });
});

test("does not record scrolling of the old page while the next one is loading", () => {
  press("/reviews", "reviews");
  scrollTo(300);
  history.replaceState({ key: "first" }, "", "/");
  historyMoved(false);
  scrollTo(340);
  arrive({ pathname: "/", key: "first", hash: "" });
  expect(scrolled.at(-1)).toEqual({ top: 2600, behavior: "instant" });
});

test("a link to a part of the page creates its own entry, and back returns to where it was clicked", () => {
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

/** Adds a part with this id to the page. Returns the function that scrolls to it. */
const part = (id: string) => {
  const element = document.body.appendChild(Object.assign(document.createElement("h2"), { id }));
  return Object.assign(element, { scrollIntoView: jest.fn() }).scrollIntoView;
};
const nextFrame = () => new Promise<void>((resolve) => afterPaint(resolve));

test("a link to a part of another page scrolls to that part after the focus has moved, which would stop a smooth scroll in Chromium 112", async () => {
  const shown = part("στάθμευση");
  expect(press("/faq", "faq", `#${encodeURIComponent("στάθμευση")}`)).toBe(false);
  expect(shown).not.toHaveBeenCalled();
  await nextFrame();
  expect(shown).toHaveBeenCalledTimes(1);
  expect(scrolled).toEqual([]);
});

test("a navigation on the same page with the state `noScroll` does not scroll", () => {
  press("/", "filtered", "", noScroll);
  expect(scrolled).toEqual([]);
});

test("restores the scroll position of an entry of an earlier document", () => {
  sessionStorage.setItem("scroll-positions", JSON.stringify({ earlier: 1200 }));
  stepTo("/about", "earlier");
  expect(scrolled.at(-1)).toEqual({ top: 1200, behavior: "instant" });
});

test("stores the scroll position when the page is left, and scrollRestoration stays manual", () => {
  history.scrollRestoration = "manual";
  scrollTo(640);
  window.dispatchEvent(new Event("pagehide"));
  expect(history.scrollRestoration).toBe("manual");
  expect(Object.values(JSON.parse(sessionStorage.getItem("scroll-positions") ?? "{}") as object)).toContain(640);
});

test("an unknown entry starts at the top, or at the part named by the URL's hash", async () => {
  const shown = part("parking");
  expect(stepTo("/about", "unknown")).toBe(false);
  expect(scrolled.at(-1)).toEqual({ top: 0, behavior: "instant" });
  scrolled.length = 0;
  stepTo("/faq", "unknown too", "#parking");
  await nextFrame();
  expect(shown).toHaveBeenCalledTimes(1);
  expect(scrolled).toEqual([]);
});

test("a hash that cannot be decoded scrolls nowhere and throws no error", async () => {
  press("/faq", "malformed", "#%E0%A4%A");
  await nextFrame();
  expect(scrolled).toEqual([]);
});

describe("going back during a smooth scroll", () => {
  const frames: FrameRequestCallback[] = [];
  const nextFrame = () => frames.splice(0).forEach((frame) => frame(0));
  beforeEach(() => {
    frames.length = 0;
    jest.spyOn(window, "requestAnimationFrame").mockImplementation((frame) => frames.push(frame));
    press("/reviews", "reviews");
    stepTo("/", "first");
    scrollTo(2578);
  });
  afterEach(() => jest.restoreAllMocks());

  test("undoes the steps of the smooth scroll that the browser still applies", () => {
    nextFrame();
    expect(window.scrollY).toBe(2600);
  });

  test("does not undo scrolling by the visitor", () => {
    window.dispatchEvent(new Event("wheel"));
    nextFrame();
    expect(window.scrollY).toBe(2578);
  });

  test("does not prevent the scroll to the top after the next link", () => {
    press("/about", "about");
    nextFrame();
    expect(window.scrollY).toBe(0);
  });
});
