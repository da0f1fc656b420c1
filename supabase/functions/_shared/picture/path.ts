/** Converts the URL of an uploaded picture to its path in the bucket. */

/** The pattern of gallery_images.path. */
const pathRule = /^[a-z0-9][a-z0-9/_-]{0,150}\.(?:jpg|png|webp|avif)$/;

/** The path after the uploads folder, or undefined if the URL is not that of an uploaded picture. */
export const picturePathOf = (pathname: string): string | undefined => {
  const [, path] = /\/uploads\/(.+)$/.exec(pathname) ?? [];
  return path !== undefined && pathRule.test(path) && !path.includes("//") ? path : undefined;
};
