/**
 * The hero's three art-directed pictures, exactly as in specification §9. Sizes in CSS pixels; each is also generated
 * at twice the size.
 */
import { desktopFrom, mobileMedia, widerMedia } from "./interface";

export const heroPictures = [
  { media: mobileMedia, width: 480, height: 270, quality: 75 },
  {
    media: `${widerMedia} and (max-width: ${desktopFrom - 0.02}px)`,
    width: 800,
    height: 450,
    quality: 80,
  },
  { media: `(min-width: ${desktopFrom}px)`, width: 1200, height: 675, quality: 85 },
] as const;

export type HeroQuality = (typeof heroPictures)[number]["quality"];

/** Formats in order of preference; every browser supports the last. */
export const heroFormats = ["avif", "webp", "jpeg"] as const;
export type HeroFormat = (typeof heroFormats)[number];
