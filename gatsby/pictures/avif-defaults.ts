import sharp, { type AvifOptions, type Sharp } from "sharp";

/** The width that a telephone of double density needs, in pixels. */
const telephone = 960;

/**
 * Effort of AVIF's encoder, from 0 to 9, for a picture of up to that width. Telephones fetch the best compressed files; larger pictures
 * would take the encoder several times as long. Measured in docs/decisions/0004-avif-effort-and-kept-pictures.md.
 */
const effortAt = (width: number): number => (width > 0 && width <= telephone ? 4 : 3);

/** The width that a picture is being resized to; sharp has no other way to read it. */
const widthOf = (picture: unknown): number => {
  const { options } = picture as { readonly options: { readonly width: number } };
  return options.width;
};

/**
 * Sets these options for every AVIF of the build that does not set its own, with 4:2:0 chroma subsampling, as
 * JPEG and WebP have them. gatsby-plugin-sharp has options for neither.
 */
export const setAvifDefaults = (): void => {
  const { prototype } = sharp as unknown as { prototype: Sharp };
  const avif = prototype.avif;
  prototype.avif = function withDefaults(this: Sharp, options?: AvifOptions) {
    return avif.call(this, { effort: effortAt(widthOf(this)), chromaSubsampling: "4:2:0", ...options });
  };
};
