/**
 * Screens for journeys that run once for each: the phone is the Playwright project's own, the desktop is defined here.
 */
export const screens = {
  phone: {},
  desktop: { viewport: { width: 1440, height: 900 }, isMobile: false, hasTouch: false, deviceScaleFactor: 1 },
} as const;
