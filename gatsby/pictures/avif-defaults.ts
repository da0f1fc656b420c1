import sharp, { type AvifOptions, type Sharp } from "sharp";

/** As wide as what a telephone of double density asks for, in pixels. */
const telephone = 960;

/**
 * How hard AVIF's encoder tries, from 0 to 9, for a picture as wide as that. What telephones fetch has the time it takes; larger pictures
 * would take several times as long. Measured in docs/decisions/0004-avif-effort-and-kept-pictures.md.
 */
const effortAt = (width: number): number => (width > 0 && width <= telephone ? 4 : 3);

/** The width that a picture is being resized to; sharp has no other way to ask. */
const widthOf = (picture: unknown): number => {
  const { options } = picture as { readonly options: { readonly width: number } };
  return options.width;
};

/**
 * Has every AVIF of the build encoded so where nothing else is asked for, with half as many samples of colour as of light each way, as
 * JPEG and WebP have them. gatsby-plugin-sharp has options for neither.
 */
export const setAvifDefaults = (): void => {
  const { prototype } = sharp as unknown as { prototype: Sharp };
  const avif = prototype.avif;
  prototype.avif = function withDefaults(this: Sharp, options?: AvifOptions) {
    return avif.call(this, { effort: effortAt(widthOf(this)), chromaSubsampling: "4:2:0", ...options });
  };
};
