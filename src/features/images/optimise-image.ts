/** Uploaded pictures as this visitor gets them: asked of the server once, kept for an hour (specification §7, §9). */
import { optimizeImage } from "./api/optimize-image";
import { type ImageWish, type OptimisedImage, answeredImage, originalImage, requestFor } from "./describe-image";
import { ExpiringCache } from "../../lib/expiring-cache";
import { formatSupport } from "./formats";
import { chooseProfile, readVisitor, type Visitor } from "./quality";
import { isUploadAddress } from "./upload-address";
const lifetime = 60 * 60_000;
const most = 1000;

const cache = new ExpiringCache<Promise<OptimisedImage | null>>(lifetime, most);

/** The result, or null when the server does not give one. */
const ask = async (address: string, wish: ImageWish, visitor: Visitor): Promise<OptimisedImage | null> => {
  const support = await formatSupport();
  const request = requestFor(address, wish, visitor, support);
  const outcome = await optimizeImage(request);
  if (outcome.result !== "answered") return null;
  const { optimizedUrl, fallback } = outcome.answer;
  if (typeof optimizedUrl !== "string" || optimizedUrl === "" || fallback === true) return null;
  return answeredImage(optimizedUrl, request, chooseProfile(wish.width, visitor), support);
};

/**
 * How to show the picture at `address` in its place. Never rejects: a picture that is no upload, and with a warning one that
 * cannot be optimised, comes back as the original. In the browser only.
 */
export const optimiseImage = async (address: string, wish: ImageWish): Promise<OptimisedImage> => {
  if (!isUploadAddress(address)) return originalImage(address);
  const visitor = readVisitor(window);
  const key = JSON.stringify([address, wish, visitor]);
  const asked = cache.get(key) ?? ask(address, wish, visitor);
  if (cache.get(key) === undefined) cache.set(key, asked);
  const image = await asked;
  if (image !== null) return image;
  cache.delete(key);
  console.warn("Image optimisation failed; the original is shown:", address);
  return originalImage(address);
};
