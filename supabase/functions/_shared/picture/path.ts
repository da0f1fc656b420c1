/** From the address of an uploaded picture to its path in the bucket, and nothing else. */

/** The rule of gallery_images.path. */
const pathRule = /^[a-z0-9][a-z0-9/_-]{0,150}\.(?:jpg|png|webp|avif)$/;

/** The part after the uploads folder, or undefined when the address names no picture of ours. */
export const picturePathOf = (pathname: string): string | undefined => {
  const [, path] = /\/uploads\/(.+)$/.exec(pathname) ?? [];
  return path !== undefined && pathRule.test(path) && !path.includes("//") ? path : undefined;
};
