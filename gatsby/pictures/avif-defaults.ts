import sharp, { type AvifOptions, type Sharp } from "sharp";

/** Gives sharp's AVIF an effort by width, and 4:2:0 chroma as in JPEG and WebP; gatsby-plugin-sharp has no option for either. */
export const setAvifDefaults = (): void => {
  const { prototype } = sharp as unknown as { prototype: Sharp };
  const avif = prototype.avif;
  prototype.avif = function withDefaults(this: Sharp, options?: AvifOptions) {
    // The width that the picture is being resized to, which sharp has no public way to read.
    const { width } = (this as unknown as { readonly options: { readonly width: number } }).options;
    // Effort 4 would take several times as long for pictures larger than phones with double pixel density need (decision 0004).
    return avif.call(this, { effort: width > 0 && width <= 960 ? 4 : 3, chromaSubsampling: "4:2:0", ...options });
  };
};
