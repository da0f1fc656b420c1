/** Checks of a page (horizontal overflow, clipped texts, layout shifts), and waiting for its pictures and fonts. */
import type { Locator, Page } from "@playwright/test";
import { deferred } from "./promises";

declare global {
  interface Window {
    /** Set by `watchShifts`. */
    shiftsSoFar?: () => readonly (readonly [value: number, names: string])[];
  }
}

/** Lists elements that overflow the page horizontally, with the beginning of their text. Empty if none does. */
export const overflowingElements = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return [];
    const wide = [...document.querySelectorAll("body *")].filter(
      (element) =>
        element.getBoundingClientRect().right > clientWidth + 1 &&
        ![...element.children].some((child) => child.getBoundingClientRect().right > clientWidth + 1),
    );
    return [
      `The page is ${scrollWidth} px wide in a window of ${clientWidth}.`,
      ...wide.map(
        ({ tagName, className, textContent }) =>
          `<${tagName.toLowerCase()} class="${className}">${textContent.trim().slice(0, 40)}`,
      ),
    ];
  });

/** Lists elements whose text is clipped. Texts for screen readers only are ignored. */
export const clippedTexts = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const hides = (value: string) => value === "hidden" || value === "clip";
    const found: string[] = [];
    for (const element of document.querySelectorAll("body *")) {
      if (!(element instanceof HTMLElement)) continue;
      const { overflowX, overflowY, visibility, clipPath } = getComputedStyle(element);
      const { clientWidth, clientHeight, scrollWidth, scrollHeight } = element;
      if (clientWidth <= 1 || visibility === "hidden" || clipPath !== "none") continue;
      const across = hides(overflowX) && scrollWidth > clientWidth + 1;
      const down = hides(overflowY) && scrollHeight > clientHeight + 1;
      if (!(across || down) || !element.checkVisibility()) continue;
      const text = element.innerText.trim();
      if (text !== "") found.push(`${element.className}: ${text.slice(0, 40)}`);
    }
    return found;
  });

/** Lists words that are broken across two lines. Addresses and other strings that are not words are ignored. */
export const brokenWords = (part: Locator): Promise<string[]> =>
  part.evaluate((root) => {
    const found: string[] = [];
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      if (node.parentElement?.checkVisibility({ visibilityProperty: true }) !== true) continue;
      for (const { 0: word, index } of (node.textContent ?? "").matchAll(
        /(?<![^\s(«“])\p{L}{2,}(?![^\s)»”.,;:·!?])/gu,
      )) {
        const range = document.createRange();
        range.setStart(node, index);
        range.setEnd(node, index + word.length);
        const { height } = range.getBoundingClientRect();
        const line = range.getClientRects()[0]?.height ?? 0;
        if (line > 1 && height > 1.5 * line) found.push(word);
      }
    }
    return found;
  });

/** Lists links, buttons and fields that extend beyond the window's edge. Visually hidden ones are ignored. */
export const clippedControls = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const found: string[] = [];
    for (const control of document.querySelectorAll("a, button, input, select, textarea, summary")) {
      if (!control.checkVisibility({ visibilityProperty: true }) || control.closest("[aria-hidden=true]")) continue;
      const { left, right, width } = control.getBoundingClientRect();
      if (width > 1 && (left < -1 || right > document.documentElement.clientWidth + 1))
        found.push(
          `<${control.tagName.toLowerCase()}> ${Math.round(left)} to ${Math.round(right)}: ${control.textContent}`,
        );
    }
    return found;
  });

/** Whether all visible pictures are loaded, and none is lazy any more. For `waitForFunction`. */
export const picturesHaveLoaded = (): boolean =>
  [...document.images].every((image) => !image.checkVisibility() || (image.loading !== "lazy" && image.complete));

/** Waits until a page that has begun to load has painted text or a picture. */
export const firstPaint = (page: Page): Promise<void> =>
  page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const observer = new PerformanceObserver((list) => {
          if (list.getEntriesByName("first-contentful-paint").length > 0) resolve();
        });
        observer.observe({ type: "paint", buffered: true });
      }),
  );

/** Opens a page whose fonts load after the first paint, as on a slow connection, and waits until they are loaded. */
export const openWithLateTypefaces = async (page: Page, address: string): Promise<void> => {
  const painted = deferred();
  await page.route("**/*.woff2", async (route) => {
    await painted.promise;
    await route.continue();
  });
  await page.goto(address, { waitUntil: "commit" });
  await firstPaint(page);
  painted.resolve();
  await page.waitForLoadState("networkidle");
};

/** Waits for a number of frames instead of a time, because a busy machine draws fewer frames in the same time. */
export const frames = (page: Page, number: number): Promise<void> =>
  page.evaluate(async (count) => {
    for (let frame = 0; frame < count; frame += 1) await new Promise(requestAnimationFrame);
  }, number);

/** Waits until a change of the page has been laid out and drawn, and its scroll position adjusted. */
export const twoFrames = (page: Page): Promise<void> => frames(page, 2);

/** Waits until the page's scripts have nothing to do. */
export const idle = (page: Page): Promise<void> =>
  page.evaluate(() => new Promise<void>((resolve) => requestIdleCallback(() => resolve())));

/** Scrolls to the end of the page at once. */
export const scrollToEnd = (page: Page): Promise<void> =>
  page.evaluate(() => window.scrollTo({ top: document.documentElement.scrollHeight, behavior: "instant" }));

/**
 * Waits until the page's fonts no longer change: a display font that was too late for the first paint has loaded, and the page has
 * decided whether to use it (decision 0013).
 */
export const fontsSettled = async (page: Page): Promise<void> => {
  await page.waitForSelector("html[data-fonts-settled]");
};

/**
 * Starts to record layout shifts, from the next page load on. `afterPresses`: whether shifts within half a second of an input are
 * recorded, too.
 */
export const watchShifts = async (page: Page, { afterPresses = false } = {}): Promise<void> => {
  await page.addInitScript((all) => {
    const shifts: [number, string][] = [];
    const record = (entries: PerformanceEntryList) => {
      for (const entry of entries) {
        const { value, hadRecentInput, sources } = entry as PerformanceEntry & {
          readonly value: number;
          readonly hadRecentInput: boolean;
          readonly sources: readonly { readonly node: Node | null }[];
        };
        const names = sources.map(({ node }) =>
          node instanceof Element ? `${node.tagName}.${node.className}` : (node?.textContent ?? ""),
        );
        if (all || !hadRecentInput) shifts.push([value, names.join(", ")]);
      }
    };
    const observer = new PerformanceObserver((list) => record(list.getEntries()));
    observer.observe({ type: "layout-shift", buffered: true });
    // The browser may not have reported the last shifts yet.
    window.shiftsSoFar = () => {
      record(observer.takeRecords());
      return shifts;
    };
  }, afterPresses);
};

/** The sum of the recorded layout shifts, and each shift with its elements. */
export const shiftsOf = async (page: Page): Promise<{ sum: number; shifts: string[] }> => {
  const shifts = await page.evaluate(() => window.shiftsSoFar?.() ?? []);
  return {
    sum: shifts.reduce((sum, [value]) => sum + value, 0),
    shifts: shifts.map(([value, names]) => `${value.toFixed(4)} ${names}`),
  };
};
