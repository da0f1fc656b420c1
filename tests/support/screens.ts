/** Screens for tests that choose their own: the phone is that of the Playwright project, the desktop is defined here. */
export const desktop = {
  viewport: { width: 1440, height: 900 },
  isMobile: false,
  hasTouch: false,
  deviceScaleFactor: 1,
} as const;

/** A language for each screen, for tests that need both languages and both screens, but not every combination. */
export const screens = [
  { screen: "phone", language: "en", use: {} },
  { screen: "desktop", language: "el", use: desktop },
] as const;
