import sharp, { type AvifOptions, type Sharp } from "sharp";

/**
 * How AVIF is encoded where nothing else is asked for: effort from 0 to 9, and half as many samples of colour as of light each way, as
 * JPEG and WebP have them. gatsby-plugin-sharp has options for neither; what sharp's own (4, and as many) would cost and save is measured
 * in docs/decisions/0004-avif-effort-and-kept-pictures.md.
 */
const defaults = { effort: 2, chromaSubsampling: "4:2:0" } as const;

/** Has every AVIF of the build encoded so. */
export const setAvifDefaults = (): void => {
  const { prototype } = sharp as unknown as { prototype: Sharp };
  const avif = prototype.avif;
  prototype.avif = function withDefaults(this: Sharp, options?: AvifOptions) {
    return avif.call(this, { ...defaults, ...options });
  };
};
