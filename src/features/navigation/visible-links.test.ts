/** @jest-environment jsdom */
/**
 * Which pages are fetched or prerendered: those of the visible links while a visitor without a mouse reads, and that of a
 * link pointed at or pressed. With data-saver none is (specification §4).
 */
import { watchSpeculation } from "./prerender";

const hovering = jest.fn((page: string) => void page);
let hover = false;

/** Renders links at these distances from the top of a window 768 px high. */
const placeLinks = (tops: Readonly<Record<string, number>>) => {
  document.body.innerHTML = `<header><a href="/about">About</a></header><main>${Object.keys(tops)
    .map((href) => `<a href="${href}">${href}</a>`)
    .join("")}</main>`;
  jest.spyOn(Element.prototype, "getBoundingClientRect").mockImplementation(function (this: Element) {
    const top = tops[this.getAttribute("href") ?? ""] ?? 0;
    return new DOMRect(0, top, 100, 20);
  });
};

beforeAll(() => {
  Element.prototype.checkVisibility = () => true;
  window.DOMRect = class {
    readonly bottom: number;
    constructor(
      readonly left: number,
      readonly top: number,
      readonly width: number,
      readonly height: number,
    ) {
      this.bottom = top + height;
    }
  } as unknown as typeof DOMRect;
});

beforeEach(() => {
  jest.useFakeTimers();
  hovering.mockClear();
  hover = false;
  window.matchMedia = ((query: string) => ({ matches: query === "(hover: hover)" && hover })) as typeof matchMedia;
  window.___loader = { loadPage: () => Promise.resolve(), hovering, isPageNotFound: () => false };
  Object.defineProperty(navigator, "connection", { value: undefined, configurable: true });
});
afterEach(() => jest.useRealTimers());

/** Makes the browser support speculation rules and, if `selectsLinks`, rules that select links. */
const mockPrerendering = (selectsLinks = true) => {
  Object.assign(HTMLScriptElement, { supports: () => true });
  Object.assign(window, { CSS: { supports: (property: string) => selectsLinks && property === "scrollbar-width" } });
};
afterEach(() => {
  Reflect.deleteProperty(window, "CSS");
  Reflect.deleteProperty(HTMLScriptElement, "supports");
  document.head.innerHTML = "";
});

const all = { "/faq": 0, "/reviews": 300, "/journal": 380, "/contact": 560, "/about": 740, "/blog": 750 };
const prepared = (how: string) =>
  [...document.querySelectorAll<HTMLAnchorElement>(`a[data-speculation=${how}]`)].map(({ pathname }) => pathname);

const fetched = () => hovering.mock.calls.map(([page]) => page);

it("fetches the pages of the three most likely visible links: among links of equal size, those nearest to where people read", () => {
  placeLinks({ "/faq": 0, "/reviews": 300, "/journal": 380, "/contact": 560, "/blog": 900 });
  watchSpeculation();
  jest.advanceTimersByTime(499);
  expect(fetched()).toEqual([]);
  jest.advanceTimersByTime(1);
  expect(fetched()).toEqual(["/reviews", "/journal", "/contact"]);
});

it("ranks a large distant link above small nearby ones, and adds up the links to one page", () => {
  mockPrerendering();
  placeLinks({ "/faq": 300, "/journal/a-post": 600 });
  const post = document.querySelector('a[href="/journal/a-post"]');
  post?.after(Object.assign(document.createElement("a"), { href: "/journal/a-post#top", textContent: "Again" }));
  jest.spyOn(Element.prototype, "getBoundingClientRect").mockImplementation(function (this: Element) {
    return this === post ? new DOMRect(0, 500, 300, 200) : new DOMRect(0, 300, 100, 20);
  });
  Object.defineProperty(navigator, "connection", { value: { effectiveType: "3g" }, configurable: true });
  watchSpeculation();
  jest.advanceTimersByTime(500);
  expect(prepared("prerender")).toEqual(["/journal/a-post", "/journal/a-post"]);
  expect(prepared("prefetch")).toEqual(["/faq"]);
});

it("waits until scrolling has stopped", () => {
  placeLinks({ "/reviews": 300 });
  watchSpeculation();
  jest.advanceTimersByTime(400);
  window.dispatchEvent(new Event("scroll"));
  jest.advanceTimersByTime(400);
  expect(fetched()).toEqual([]);
  jest.advanceTimersByTime(100);
  expect(fetched()).toContain("/reviews");
});

it("skips files, other sites, and links that open another program", () => {
  placeLinks({ "/rss.xml": 300, "https://elsewhere.example/a": 310, "mailto:stay@aithra.example": 320 });
  watchSpeculation();
  jest.advanceTimersByTime(500);
  expect(fetched()).toEqual([]);
});

it.each([
  ["a visitor with a mouse, who points at a link before clicking it", () => (hover = true)],
  [
    "a visitor with data-saver",
    () => Object.defineProperty(navigator, "connection", { value: { saveData: true }, configurable: true }),
  ],
])("fetches nothing for %s", (_who, setUp) => {
  placeLinks({ "/reviews": 300 });
  setUp();
  watchSpeculation();
  jest.advanceTimersByTime(500);
  expect(fetched()).toEqual([]);
});

it("prerenders the two most likely pages and prefetches four more, if the browser supports it", () => {
  mockPrerendering();
  placeLinks(all);
  watchSpeculation();
  jest.advanceTimersByTime(500);
  expect(prepared("prerender")).toEqual(["/reviews", "/journal"]);
  expect(prepared("prefetch").sort()).toEqual(["/about", "/blog", "/contact", "/faq"]);
});

it("fetches pages in Chromium before 121, which accepts speculation rules but none that select links", () => {
  mockPrerendering(false);
  placeLinks(all);
  watchSpeculation();
  jest.advanceTimersByTime(500);
  expect(prepared("prerender")).toEqual([]);
  expect(fetched()).toEqual(["/reviews", "/journal", "/contact"]);
});

it("names the source of the links in the speculation rules, which Chromium 121 requires", () => {
  mockPrerendering();
  watchSpeculation();
  const rules = document.querySelector('script[type="speculationrules"]')?.textContent ?? "";
  expect(Object.values(JSON.parse(rules) as object).flat()).toEqual([
    expect.objectContaining({ source: "document" }),
    expect.objectContaining({ source: "document" }),
  ]);
});

it("prerenders one page on a slow connection", () => {
  Object.defineProperty(navigator, "connection", { value: { effectiveType: "3g" }, configurable: true });
  mockPrerendering();
  placeLinks(all);
  watchSpeculation();
  jest.advanceTimersByTime(500);
  expect(prepared("prerender")).toEqual(["/reviews"]);
  expect(prepared("prefetch")).toContain("/journal");
});

it("stops prerendering pages whose links are no longer visible", () => {
  mockPrerendering();
  placeLinks(all);
  watchSpeculation();
  jest.advanceTimersByTime(500);
  jest.spyOn(Element.prototype, "getBoundingClientRect").mockImplementation(function (this: Element) {
    return new DOMRect(0, this.getAttribute("href") === "/blog" ? 300 : -50, 100, 20);
  });
  window.dispatchEvent(new Event("scroll"));
  jest.advanceTimersByTime(500);
  expect([prepared("prerender"), prepared("prefetch")]).toEqual([["/blog"], []]);
});

it("prerenders the page of the link last pointed at or pressed", () => {
  mockPrerendering();
  hover = true;
  placeLinks({ "/faq": 20, "/reviews": 300 });
  watchSpeculation();
  const [faq, reviews] = [...document.querySelectorAll("main a")];
  faq?.dispatchEvent(new Event("mouseover", { bubbles: true }));
  jest.advanceTimersByTime(79);
  expect(prepared("prerender")).toEqual([]);
  jest.advanceTimersByTime(1);
  expect(prepared("prerender")).toEqual(["/faq"]);
  reviews?.dispatchEvent(new Event("pointerdown", { bubbles: true }));
  jest.advanceTimersByTime(0);
  expect(prepared("prerender")).toEqual(["/reviews"]);
});

it("leaves clicks on links to prerendered pages to the browser, and all other clicks to the application", () => {
  mockPrerendering();
  placeLinks({ "/faq": 20, "/reviews": 300 });
  watchSpeculation();
  const onClick = jest.fn();
  document.querySelector("main")?.addEventListener("click", onClick);
  const [faq, reviews] = [...document.querySelectorAll("main a")];
  reviews?.setAttribute("data-speculation", "prerender");
  reviews?.dispatchEvent(new Event("click", { bubbles: true }));
  expect(onClick).not.toHaveBeenCalled();
  faq?.dispatchEvent(new Event("click", { bubbles: true }));
  expect(onClick).toHaveBeenCalledTimes(1);
});

it("prerenders no other sites, files or parts of the page, and nothing with data-saver", () => {
  mockPrerendering();
  placeLinks({ "#location": 20, "/rss.xml": 300, "https://elsewhere.example/a": 310 });
  watchSpeculation();
  for (const link of document.querySelectorAll("main a")) {
    link.dispatchEvent(new Event("pointerdown", { bubbles: true }));
    jest.advanceTimersByTime(600);
  }
  expect(document.querySelector("[data-speculation]")).toBeNull();
  Object.defineProperty(navigator, "connection", { value: { saveData: true }, configurable: true });
  document.head.innerHTML = "";
  watchSpeculation();
  expect(document.querySelector("script")).toBeNull();
});
