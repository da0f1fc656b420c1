import type { IGatsbyImageData } from "gatsby-plugin-image";

interface PicturePreloadProps {
  /** The picture that fills the first view. */
  readonly image: IGatsbyImageData;
  /** As `Picture` is told where it stands. */
  readonly sizes: string;
}

/**
 * For a page's head: has the picture fetched before the browser comes to it, which on a slow line is after the typefaces. The candidates are
 * those of `Picture` in the format that stands first, so that nothing is fetched twice.
 */
export function PicturePreload({ image, sizes }: PicturePreloadProps) {
  const [first] = image.images.sources ?? [];
  if (first === undefined) return null;
  return (
    <link
      rel="preload"
      as="image"
      type={first.type}
      imageSrcSet={first.srcSet}
      imageSizes={sizes}
      // React 18 knows the attribute of images only.
      {...{ fetchpriority: "high" }}
    />
  );
}
