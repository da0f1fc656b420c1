/**
 * Screens for tests that run once on each. The phone is that of the Playwright project; the desktop is defined here.
 */
export const screens = {
  phone: {},
  desktop: { viewport: { width: 1440, height: 900 }, isMobile: false, hasTouch: false, deviceScaleFactor: 1 },
} as const;
