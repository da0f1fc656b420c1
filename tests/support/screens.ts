/** The screens of journeys that run once and bring their own: the phone is the project's, the desktop is named here. */
export const screens = {
  phone: {},
  desktop: { viewport: { width: 1440, height: 900 }, isMobile: false, hasTouch: false, deviceScaleFactor: 1 },
} as const;
