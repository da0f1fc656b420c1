/** Broken pages, made from the built ones by changing the response. */
import type { Page } from "@playwright/test";

/** Changes the HTML at a URL before the browser receives it. */
export const rewrite = async (page: Page, address: string, change: (html: string) => string): Promise<void> => {
  await page.route(address, async (route) => {
    if (route.request().resourceType() !== "document") return route.fallback();
    const response = await route.fetch();
    return route.fulfill({ response, body: change(await response.text()) });
  });
};

/** The page with an empty root element, like the staff pages. */
export const withEmptyRoot = (html: string): string =>
  html.replace(
    /(<div id="___gatsby">).*?(<script id="page")/s,
    '$1<div style="outline:none" tabindex="-1" id="gatsby-focus-wrapper"></div></div><div id="loading-overlay" role="status"></div>$2',
  );

/** The page without its root element. */
export const withoutRoot = (html: string): string => html.replace(/<div id="___gatsby">.*?(<script id="page")/s, "$1");

/** Changes a page's data before the browser receives it. */
export const changeData = async (
  page: Page,
  address: string,
  change: (data: Record<string, unknown>) => void,
): Promise<void> => {
  await page.route(address, async (route) => {
    const response = await route.fetch();
    const body = (await response.json()) as { result: { data: Record<string, unknown> } };
    change(body.result.data);
    await route.fulfill({ response, json: body });
  });
};
