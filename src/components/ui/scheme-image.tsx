import type { ComponentProps } from "react";

interface SchemeImageProps extends ComponentProps<"img"> {
  readonly alt: string;
  /** Address of the image for the dark colour scheme. */
  readonly dark: string;
}

/**
 * An image with one file for each colour scheme. Safari does not apply `prefers-color-scheme` inside an SVG that an `<img>` shows, so
 * the page chooses the file. Print always has the light image.
 */
export function SchemeImage({ dark, alt, ...image }: SchemeImageProps) {
  return (
    <picture>
      <source media="screen and (prefers-color-scheme: dark)" srcSet={dark} />
      <img alt={alt} {...image} />
    </picture>
  );
}
