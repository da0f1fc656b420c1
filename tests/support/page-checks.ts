/** Measurements on a page: sideways scrolling, text that is cut off, and layout shifts. */
import type { Page } from "@playwright/test";

/** Texts that stick out of the page sideways: the beginning of each. Empty when nothing does. */
export const stickingOut = (page: Page): Promise<string[]> =>
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

/** Texts of which a part is hidden by the box they stand in. Texts for screen readers alone are meant to be. */
export const cutOff = (page: Page): Promise<string[]> =>
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

/** Links, buttons and fields that a part of is beyond the edge of the window. What is there for screen readers or programs alone is not seen. */
export const cutControls = (page: Page): Promise<string[]> =>
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

/** Whether every picture that is shown has come; for `waitForFunction`. */
export const picturesHaveCome = (): boolean =>
  [...document.images].every((image) => !image.checkVisibility() || (image.loading !== "lazy" && image.complete));

/** Opens a page to which the typefaces come only after the first paint, as on a slow connection. */
export const openWithLateTypefaces = async (page: Page, address: string): Promise<void> => {
  let painted: () => void = () => undefined;
  const paint = new Promise<void>((resolve) => (painted = resolve));
  await page.route("**/*.woff2", async (route) => {
    await paint;
    await route.continue();
  });
  await page.goto(address, { waitUntil: "commit" });
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const observer = new PerformanceObserver((list) => {
          if (list.getEntriesByName("first-contentful-paint").length > 0) resolve();
        });
        observer.observe({ type: "paint", buffered: true });
      }),
  );
  painted();
  await page.waitForLoadState("networkidle");
};

/** Begins to note down what moves by itself, `afterPresses` also within half a second of one; before the page is opened. */
export const watchShifts = async (page: Page, { afterPresses = false } = {}): Promise<void> => {
  await page.addInitScript((all) => {
    const shifts: [number, string][] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
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
    }).observe({ type: "layout-shift", buffered: true });
  }, afterPresses);
};

/** The sum of what has moved since (CLS), and each with its elements. */
export const shiftsOf = async (page: Page): Promise<{ sum: number; shifts: string[] }> => {
  const shifts = await page.evaluate(() => (window as unknown as { shifts: [number, string][] }).shifts);
  return {
    sum: shifts.reduce((sum, [value]) => sum + value, 0),
    shifts: shifts.map(([value, names]) => `${value.toFixed(4)} ${names}`),
  };
};
