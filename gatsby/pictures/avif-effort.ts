import sharp, { type AvifOptions, type Sharp } from "sharp";

/**
 * The effort (0 to 9) of AVIF encoding. gatsby-plugin-sharp leaves it at sharp's default, 4, and has no option for it; what that
 * costs and saves is measured in docs/decisions/0004-avif-effort-and-kept-pictures.md.
 */
const effort = 2;

/** Makes every AVIF of the build at that effort, unless it is asked for at another. */
export const setAvifEffort = (): void => {
  const { prototype } = sharp as unknown as { prototype: Sharp };
  const avif = prototype.avif;
  prototype.avif = function withEffort(this: Sharp, options?: AvifOptions) {
    return avif.call(this, { effort, ...options });
  };
};
