import { graphql } from "gatsby";
import type { IGatsbyImageData } from "gatsby-plugin-image";
import type { CSSProperties, ReactNode, Ref } from "react";
import * as styles from "./picture.module.css";

/**
 * Width and height, in pixels, of a picture's largest file. Gatsby's own values are a ratio (1 to 0.66) for full-width
 * pictures, which is not valid in HTML.
 */
export const largestSize = ({ width, height, images }: IGatsbyImageData): { width: number; height: number } => {
  const widths = images.fallback?.srcSet?.match(/ \d+(?=w)/g) ?? [];
  const largest = widths.reduce((most, pixels) => Math.max(most, Number(pixels)), width);
  return { width: largest, height: Math.round((largest * height) / width) };
};

export interface PictureProps {
  /** From one of the fragments below. */
  readonly image: IGatsbyImageData;
  readonly alt: string;
  /** Displayed width of the picture, as in the HTML attribute `sizes`; by default that of the fragment. */
  readonly sizes?: string;
  /** `eager` for pictures that are visible without scrolling. */
  readonly loading?: "lazy" | "eager";
  /** For the one picture that fills the first view. */
  readonly priority?: boolean;
  /** Aspect ratio of the frame (width / height), as CSS; by default that of the picture. */
  readonly ratio?: string;
  /** The point that remains visible if the picture is cropped, in per cent. */
  readonly focus?: { readonly x: number; readonly y: number };
  readonly caption?: ReactNode;
  readonly className?: string | undefined;
  /** CSS name of a view transition. */
  readonly transitionName?: string;
  readonly frameRef?: Ref<HTMLDivElement>;
  readonly onLoad?: () => void;
  readonly onError?: () => void;
}

const frameStyle = ({
  image,
  ratio,
  focus,
  transitionName,
}: Omit<PictureProps, "frameRef">): CSSProperties & Record<`--${string}`, string> => ({
  "--ratio": ratio ?? `${image.width} / ${image.height}`,
  ...(image.backgroundColor !== undefined && { "--tint": image.backgroundColor }),
  ...(focus !== undefined && { "--focus-x": `${focus.x}%`, "--focus-y": `${focus.y}%` }),
  ...(image.placeholder !== undefined && { backgroundImage: `url("${image.placeholder.fallback}")` }),
  ...(transitionName !== undefined && { viewTransitionName: transitionName }),
});

/**
 * A picture processed by the build, in AVIF and WebP. The picture keeps its aspect ratio, reserves its space and needs no
 * script; a blurred placeholder is shown until the picture has loaded.
 */
export function Picture({ frameRef, ...props }: PictureProps) {
  const { image, alt, sizes, loading = "lazy", priority = false, caption, className, onLoad, onError } = props;
  const { sources = [], fallback } = image.images;
  return (
    <figure className={[styles.picture, className].filter(Boolean).join(" ")}>
      <div className={styles.frame} style={frameStyle(props)} ref={frameRef}>
        <picture>
          {sources.map((source) => (
            <source key={source.type} type={source.type} srcSet={source.srcSet} sizes={sizes ?? source.sizes} />
          ))}
          <img
            src={fallback?.src}
            srcSet={fallback?.srcSet}
            sizes={sizes ?? fallback?.sizes}
            {...largestSize(image)}
            alt={alt}
            loading={loading}
            fetchpriority={priority ? "high" : undefined}
            decoding="async"
            onLoad={onLoad}
            onError={onError}
          />
        </picture>
      </div>
      {caption !== undefined && <figcaption>{caption}</figcaption>}
    </figure>
  );
}

/**
 * The two sets of widths in which pictures are encoded: wide for the full width of the page, half for pictures beside text
 * and in lists.
 */
export const pictureFragments = graphql`
  fragment PictureWide on File {
    childImageSharp {
      gatsbyImageData(
        breakpoints: [480, 800, 1200, 1600]
        layout: FULL_WIDTH
        placeholder: BLURRED
        formats: [AVIF, WEBP]
      )
    }
  }
  fragment PictureHalf on File {
    childImageSharp {
      gatsbyImageData(
        breakpoints: [400, 640, 960]
        layout: FULL_WIDTH
        placeholder: BLURRED
        formats: [AVIF, WEBP]
        sizes: "(min-width: 64rem) 50vw, 100vw"
      )
    }
  }
`;

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
  const first = image.images.sources?.[0];
  return first && <SourcePreload type={first.type} srcSet={first.srcSet} sizes={sizes} />;
}
