/** Encodes pictures like the site does: the same formats, qualities, efforts and chroma subsampling. */
import type { ImageTransform, LocalImageService } from "astro";
import sharpService, { type SharpImageServiceConfig } from "astro/assets/services/sharp";

/** Sizes for phones are encoded with more effort, as on the site. */
const avifAt = (width: number | undefined) => ({
  quality: 50,
  effort: width !== undefined && width <= 960 ? 4 : 3,
  chromaSubsampling: "4:2:0",
});

const service: LocalImageService<SharpImageServiceConfig> = {
  ...sharpService,
  transform: (input, transform, config, logger) => {
    const { width } = transform as ImageTransform;
    const service = { ...config.service, config: { avif: avifAt(width), webp: { quality: 76 } } };
    return sharpService.transform(input, transform, { ...config, service }, logger);
  },
};

export default service;
