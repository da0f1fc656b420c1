import sharp, { type AvifOptions, type Sharp } from "sharp";

/** The width that a phone with double pixel density needs, in pixels. */
const telephone = 960;

/**
 * Effort of the AVIF encoder, from 0 to 9, for a picture of this width. Larger pictures than those for phones get effort 3, because effort 4
 * would take several times as long. Measured in docs/decisions/0004-avif-effort-and-kept-pictures.md.
 */
const effortAt = (width: number): number => (width > 0 && width <= telephone ? 4 : 3);

/** The width that a picture is being resized to. sharp has no public way to read it. */
const widthOf = (picture: unknown): number => {
  const { options } = picture as { readonly options: { readonly width: number } };
  return options.width;
};

/** Gives sharp's AVIF the effort of `effortAt` and 4:2:0 chroma, as in JPEG and WebP; gatsby-plugin-sharp has no option for either. */
export const setAvifDefaults = (): void => {
  const { prototype } = sharp as unknown as { prototype: Sharp };
  const avif = prototype.avif;
  prototype.avif = function withDefaults(this: Sharp, options?: AvifOptions) {
    return avif.call(this, { effort: effortAt(widthOf(this)), chromaSubsampling: "4:2:0", ...options });
  };
};
