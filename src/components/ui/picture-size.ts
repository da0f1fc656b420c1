import type { IGatsbyImageData } from "gatsby-plugin-image";

/**
 * Width and height, in pixels, of a picture's largest file. Gatsby's own values are a ratio (1 to 0.66) for full-width
 * pictures, which is not valid in HTML.
 */
export const largestSize = ({ width, height, images }: IGatsbyImageData): { width: number; height: number } => {
  const widths = [...(images.fallback?.srcSet ?? "").matchAll(/ (\d+)w/g)].map(([, pixels]) => Number(pixels));
  const largest = Math.max(width, ...widths);
  return { width: largest, height: Math.round((largest * height) / width) };
};
