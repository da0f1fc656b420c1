import type { IGatsbyImageData } from "gatsby-plugin-image";
import type { OptimisedImage } from "./describe-image";

/** Pixels of the original. */
interface Size {
  readonly width: number;
  readonly height: number;
}

/** One transparent pixel: a picture that has not come yet shows its ground, not its words. */
export const nothing = "data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==";

/** A frame of the right ratio with nothing in it. */
export const emptyImageData = ({ width, height }: Size): IGatsbyImageData => ({
  layout: "fullWidth",
  width,
  height,
  images: { sources: [], fallback: { src: nothing } },
});

/** An optimisation result in the shape in which the build's pictures come, so that the same parts show both. */
export const imageDataOf = (image: OptimisedImage, { width, height }: Size): IGatsbyImageData => ({
  layout: "fullWidth",
  width,
  height,
  images: {
    sources: image.avifSrcSet === "" ? [] : [{ type: "image/avif", srcSet: image.avifSrcSet, sizes: "100vw" }],
    fallback: { src: image.optimizedUrl, ...(image.srcSet !== "" && { srcSet: image.srcSet, sizes: "100vw" }) },
  },
  ...(image.placeholderUrl !== "" && { placeholder: { fallback: image.placeholderUrl } }),
});
