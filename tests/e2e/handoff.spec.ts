/**
 * Book Now opens each booking engine that has a preset with the stay that is shown. The demo's engine is tested in
 * booking.spec.ts and stay.spec.ts.
 */
import type { BrowserContext } from "@playwright/test";
import { emptyStay } from "../../src/lib/booking/kept-stay";
import { type Engine, engineAddress } from "../../src/lib/booking/engine";
import { type EnginePreset, engineFor, enginePresets } from "../../src/lib/booking/engine-presets";
import type { Language } from "../../src/settings/languages";
import { BookingPage } from "../support/booking-page";
import { engineAccount, engineAddresses, engineStay, presets } from "../support/engine-addresses";
import { anyWidth, expect, test } from "../support/fixtures";
import { siteFile } from "../support/site-file";

const { address: demo } = siteFile.bookingEngine;
const inAttribute = (text: string): string => text.replaceAll("&", "&amp;").replaceAll('"', "&quot;");

/**
 * The page with this engine in its links and data. The hidden fields of the form are still those of the demo's engine, so
 * hydration fails, and React renders the form anew.
 */
const withEngine = (html: string, engine: Engine): string =>
  html
    .replace(/\{&quot;address&quot;:(?:(?!">).)*?&quot;fragment&quot;:\[\]/g, () =>
      inAttribute(JSON.stringify(engine).slice(0, -1)),
    )
    .replaceAll(
      new RegExp(`href="${demo.replaceAll(".", "\\.")}[^"]*"`, "g"),
      () => `href="${inAttribute(engineAddress(engine, emptyStay))}"`,
    );

/** React's hydration errors, which the unchanged form causes. */
const hydrationErrors = /Minified React error #(?:418|423|425)/;

interface PageData {
  readonly result: { readonly data: { readonly site: { readonly bookingEngine: object } } };
}

/** Serves the suite's page with this engine, and an empty page in place of the engine. */
const mockEngine = async (context: BrowserContext, preset: EnginePreset, language: Language): Promise<void> => {
  const engine = engineFor(enginePresets[preset], engineAccount(preset), language);
  await context.route(/\/suite\/luxury-suite(?:\?[^/]*)?$/, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: withEngine(await response.text(), engine) });
  });
  await context.route("**/suite/luxury-suite/page-data.json*", async (route) => {
    const response = await route.fetch();
    const data = (await response.json()) as PageData;
    Object.assign(data.result.data.site.bookingEngine, engine);
    await route.fulfill({ response, json: data });
  });
  await context.route(
    ({ host }) => host === new URL(engine.address).host,
    (route) => route.fulfill({ contentType: "text/html", body: "<!doctype html><title>Engine</title>" }),
  );
};

for (const preset of presets) {
  // On a desktop, only the first engine is tested, from the booking bar: the URLs do not depend on the width.
  const details = preset === presets[0] ? {} : anyWidth;
  test(`Book Now opens ${preset} with the stay in the URL`, details, async ({ page, context, isMobile, allow }) => {
    allow(hydrationErrors);
    const { greek } = engineAddresses[preset];
    await mockEngine(context, preset, "el");
    const booking = new BookingPage(page, "el");
    await booking.arrive(
      `/suite/luxury-suite?checkin=${engineStay.arrival}&checkout=${engineStay.departure}&guests=${engineStay.guests}`,
    );
    const hrefs = () =>
      page
        .locator('a[data-book-now]:not([href*="code="])')
        .evaluateAll((links: HTMLAnchorElement[]) => links.map(({ href }) => href));
    // The links are checked before hydration; the bar's button (on a phone, the dock's link) is pressed after it.
    expect(new Set(await hrefs())).toEqual(new Set([greek]));
    await page.mouse.wheel(0, 100);
    await booking.untilHydrated();
    const place = isMobile ? booking.dock : booking.bar;
    const [tab] = await Promise.all([
      context.waitForEvent("page"),
      place
        .getByRole(isMobile ? "link" : "button", { name: booking.text(isMobile ? "dock.submit" : "submit") })
        .first()
        .click(),
    ]);
    await tab.waitForURL(({ host }) => host === new URL(greek).host);
    expect(tab.url()).toBe(greek);
  });
}
