/**
 * Measures one page: its loading on a first visit, then the interaction planned for it. For a gallery, that is opening it
 * and going to the next photograph. Navigation is measured in a second visit.
 */
import { setTimeout as sleep } from "node:timers/promises";
import type { Browser } from "@playwright/test";
import * as v from "valibot";
import type { Device, Interaction, MeasuredPage, Variant } from "./plan";
import { startTabVisit } from "./tab-visit";
import { type PageActions, type Kind, startVisit } from "./visit";

const loadSchema = v.object({
  fcp: v.number(),
  lcp: v.number(),
  lcpOf: v.string(),
  cls: v.number(),
  tbt: v.number(),
});
const placeSchema = v.nullable(v.object({ x: v.number(), y: v.number() }));

export interface ResponseTimes {
  /**
   * The browser's own measure of the interaction: the longest time from an event to the next frame, ms. 16 means
   * “at most 16”.
   */
  readonly inp: number;
  /** From lifting the finger or mouse button to the frame that shows the result, ms. */
  readonly shown: number;
  /** The same, measured from the click event. */
  readonly shownSinceClick: number;
}

export interface Measurement extends v.InferOutput<typeof loadSchema> {
  readonly ttfb: number;
  readonly bytes: Readonly<Record<Kind, number>>;
  readonly requests: number;
  readonly responseTimes: Readonly<Partial<Record<Interaction, ResponseTimes>>>;
}

interface Step {
  readonly selector: string;
  /** The result to wait for, by its name in `in-page.js`, and the values that its check needs. */
  readonly see: string;
  readonly facts?: Readonly<Record<string, unknown>>;
}

const effectTimeout = 20_000;

/** The result of `bench.after()`: null until the result of the press has been painted. */
const afterSchema = v.nullable(v.tuple([v.number(), v.number()]));

/**
 * Presses an element and waits for the result. Returns undefined if the variant has no such element or nothing happens.
 */
const pressAndWait = async (
  visit: PageActions,
  { selector, see, facts = {} }: Step,
): Promise<ResponseTimes | undefined> => {
  const place = `bench.place(${JSON.stringify(selector)})`;
  const at = v.parse(placeSchema, await visit.ask(place));
  if (at === null) return undefined;
  await visit.ask(`bench.expect(${JSON.stringify(see)}, ${JSON.stringify(facts)})`);
  await visit.press(at);
  const until = Date.now() + effectTimeout;
  let after: v.InferOutput<typeof afterSchema> = null;
  while (after === null && Date.now() < until) {
    await sleep(50);
    // During navigation the expression cannot be evaluated.
    after = v.parse(afterSchema, await visit.ask("window.bench?.after() ?? null").catch(() => null));
  }
  if (after === null) return undefined;
  const [shown, shownSinceClick] = after;
  await visit.rest();
  await sleep(300);
  return { inp: Math.max(16, v.parse(v.number(), await visit.ask("bench.slowest()"))), shown, shownSinceClick };
};

const menu: Step = { selector: '[commandfor="menu-sheet"]', see: "menu" };
const list: Step = { selector: '[popovertarget="language-list"]', see: "list" };
const reject: Step = { selector: '[data-consent-choice="none"]', see: "consent" };

/** Removes the banner from a page without scripts, where its buttons do nothing. */
const removeBanner = (visit: PageActions) => visit.ask("delete document.documentElement.dataset.consent");

const worse = (one: ResponseTimes | undefined, other: ResponseTimes | undefined): ResponseTimes | undefined =>
  one === undefined || other === undefined
    ? undefined
    : {
        inp: Math.max(one.inp, other.inp),
        shown: Math.max(one.shown, other.shown),
        shownSinceClick: Math.max(one.shownSinceClick, other.shownSinceClick),
      };

type ResponseTimesByInteraction = Partial<Record<Interaction, ResponseTimes | undefined>>;

const changeLanguage = async (visit: PageActions, path: string): Promise<ResponseTimes | undefined> => {
  const opened = (await pressAndWait(visit, list)) ?? (await pressAndWait(visit, menu));
  const link = '[data-language="el"]';
  return worse(opened, await pressAndWait(visit, { selector: link, see: "page", facts: { to: `/el${path}` } }));
};

/** How long the visitor reads before pressing a link, ms. */
const readingTime = 3000;

/**
 * Answers the consent banner, scrolls to a link, waits for three seconds, and follows it. Uses a separate browser,
 * because the one for the other measurements does not prerender pages.
 */
const followLink = async (
  device: Device,
  variant: Variant,
  address: string,
  link: string,
): Promise<ResponseTimesByInteraction> => {
  const visit = await startTabVisit(device, address);
  try {
    if (variant === "noScripts") await removeBanner(visit);
    else await pressAndWait(visit, reject);
    await visit.ask(`bench.place(${JSON.stringify(link)})`);
    await sleep(readingTime);
    const to = await visit.ask(`document.querySelector(${JSON.stringify(link)}).getAttribute("href")`);
    return { navigation: await pressAndWait(visit, { selector: link, see: "page", facts: { to } }) };
  } finally {
    await visit.close();
  }
};

const act = async (
  visit: PageActions,
  variant: Variant,
  { act: what, path }: MeasuredPage,
): Promise<ResponseTimesByInteraction> => {
  if (variant === "noScripts") await removeBanner(visit);
  if (what === "menu") return { menu: await pressAndWait(visit, menu) };
  if (what === "language") return { language: await changeLanguage(visit, path) };
  if (what === "question")
    return { question: await pressAndWait(visit, { selector: "main details > summary", see: "question" }) };
  // Without scripts the banner's buttons do nothing.
  if (what === "consent") return variant === "noScripts" ? {} : { consent: await pressAndWait(visit, reject) };
  if (what !== "gallery") return {};
  const gallery = await pressAndWait(visit, { selector: "#open-living-area-01", see: "gallery" });
  const step = { selector: '[aria-label="Next photograph"]', see: "next", facts: { number: 1 } };
  return { gallery, next: await pressAndWait(visit, step) };
};

/** Measures how a page loads on a first visit, then performs the page's interaction. */
const visitPage = async (browser: Browser, device: Device, variant: Variant, address: string, page: MeasuredPage) => {
  const visit = await startVisit(browser, device);
  try {
    await visit.open(address + page.path);
    await sleep(500);
    const load = v.parse(loadSchema, await visit.ask("bench.load()"));
    const { firstByte: ttfb, requests } = visit.traffic;
    const bytes = { ...visit.traffic.bytes };
    return { ...load, ttfb, bytes, requests, responseTimes: await act(visit, variant, page) };
  } finally {
    await visit.close();
  }
};

/**
 * Measures a page of a variant on a device. Navigation is measured after the first visit has ended: two open pages
 * would share the processor.
 */
export const measure = async (
  browser: Browser,
  device: Device,
  variant: Variant,
  address: string,
  page: MeasuredPage,
): Promise<Measurement> => {
  const measured = await visitPage(browser, device, variant, address, page);
  const { act: what, path, link } = page;
  if (what !== "navigation" || link === undefined) return measured;
  return { ...measured, responseTimes: await followLink(device, variant, address + path, link) };
};
