import type { IGatsbyImageData } from "gatsby-plugin-image";

interface SourcePreloadProps {
  readonly type: string | undefined;
  readonly srcSet: string;
  readonly sizes?: string;
  readonly media?: string;
}

/**
 * For a page's head: preloads one source of a picture. `srcSet` and `sizes` must be those of the picture, so that
 * nothing is fetched twice.
 */
export function SourcePreload({ type, srcSet, sizes, media }: SourcePreloadProps) {
  return (
    <link
      rel="preload"
      as="image"
      type={type}
      media={media}
      imageSrcSet={srcSet}
      imageSizes={sizes}
      // React 18 knows this attribute only for images.
      {...{ fetchpriority: "high" }}
    />
  );
}

interface PicturePreloadProps {
  /** The picture that fills the first view. */
  readonly image: IGatsbyImageData;
  /** The same value as the `sizes` of the `Picture`. */
  readonly sizes: string;
}

/** Preloads a `Picture` in its first format. On a slow connection the browser would otherwise request it only after the fonts. */
export function PicturePreload({ image, sizes }: PicturePreloadProps) {
  const [first] = image.images.sources ?? [];
  return first && <SourcePreload type={first.type} srcSet={first.srcSet} sizes={sizes} />;
}
