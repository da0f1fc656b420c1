import type { FormatSupport } from "./formats";

/** One pixel in each format. */
const pixels: Readonly<Record<keyof FormatSupport, string>> = {
  avif: "AAAAHGZ0eXBhdmlmAAAAAG1pZjFhdmlmbWlhZgAAANZtZXRhAAAAAAAAACFoZGxyAAAAAAAAAABwaWN0AAAAAAAAAAAAAAAAAAAAACJpbG9jAAAAAERAAAEAAQAAAAAA+gABAAAAAAAAAB0AAAAjaWluZgAAAAAAAQAAABVpbmZlAgAAAAABAABhdjAxAAAAAA5waXRtAAAAAAABAAAAVmlwcnAAAAA4aXBjbwAAAAxhdjFDgQAMAAAAABRpc3BlAAAAAAAAAAEAAAABAAAAEHBpeGkAAAAAAwgICAAAABZpcG1hAAAAAAAAAAEAAQOBAgMAAAAlbWRhdBIACggYAAbICGg0IDIPH/eHhRXAACwAAACQNY2Q",
  webp: "UklGRiIAAABXRUJQVlA4IBYAAAAwAQCdASoBAAEADMDOJaQAA3AAzQAA",
};

const shows = (format: keyof FormatSupport): Promise<boolean> =>
  new Promise((resolve) => {
    const image = new Image();
    image.onload = () => resolve(image.naturalWidth === 1);
    image.onerror = () => resolve(false);
    image.src = `data:image/${format};base64,${pixels[format]}`;
  });

let support: Promise<FormatSupport> | undefined;

/** What this browser can show, found out once by decoding a pixel of each. In the browser only. */
export const formatSupport = (): Promise<FormatSupport> => {
  support ??= Promise.all([shows("avif"), shows("webp")]).then(([avif, webp]) => ({ avif, webp }));
  return support;
};
