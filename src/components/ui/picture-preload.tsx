import type { IGatsbyImageData } from "gatsby-plugin-image";

interface SourcePreloadProps {
  readonly type: string | undefined;
  readonly srcSet: string;
  readonly sizes?: string;
  readonly media?: string;
}

/** For a page's head: has one source of a picture fetched early, with the same candidates, so that nothing is fetched twice. */
export function SourcePreload({ type, srcSet, sizes, media }: SourcePreloadProps) {
  return (
    <link
      rel="preload"
      as="image"
      type={type}
      media={media}
      imageSrcSet={srcSet}
      imageSizes={sizes}
      // React 18 knows the attribute of images only.
      {...{ fetchpriority: "high" }}
    />
  );
}

interface PicturePreloadProps {
  /** The picture that fills the first view. */
  readonly image: IGatsbyImageData;
  /** As `Picture` is told where it stands. */
  readonly sizes: string;
}

/** The same for a `Picture`, in the format that stands first: on a slow line the browser would come to it only after the typefaces. */
export function PicturePreload({ image, sizes }: PicturePreloadProps) {
  const [first] = image.images.sources ?? [];
  return first && <SourcePreload type={first.type} srcSet={first.srcSet} sizes={sizes} />;
}
