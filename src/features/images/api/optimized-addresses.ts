/** Optimized files of uploaded pictures for this visitor; requested from the server once and cached for an hour (specification §7, §9). */
import * as v from "valibot";
import { callFunction } from "../../forms/api/call-function";
import { type ImageOptions, type OptimizedImage, answeredImage, originalImage, requestFor } from "../describe-image";
import { ExpiringCache } from "../../../lib/expiring-cache";
import { chooseProfile, readVisitor, type Visitor } from "../quality";
import { formatSupport, isUploadAddress } from "../upload-files";

const answerSchema = v.object({ optimizedUrl: v.nullish(v.string()), fallback: v.nullish(v.boolean()) });

const lifetime = 60 * 60_000;
const maxEntries = 1000;

const cache = new ExpiringCache<Promise<OptimizedImage | null>>(lifetime, maxEntries);

/** The result, or null if the server returns none. */
const requestImage = async (
  address: string,
  options: ImageOptions,
  visitor: Visitor,
): Promise<OptimizedImage | null> => {
  const support = await formatSupport();
  const request = requestFor(address, options, visitor, support);
  const outcome = await callFunction("optimize-image", { ...request }, answerSchema);
  if (outcome.result !== "answered") return null;
  const { optimizedUrl, fallback } = outcome.answer;
  if (typeof optimizedUrl !== "string" || optimizedUrl === "" || fallback === true) return null;
  return answeredImage(optimizedUrl, request, chooseProfile(options.width, visitor), support);
};

/**
 * The URLs of the optimized files of the picture at `address`. Never rejects: returns the original if the picture is not an upload, and
 * also, with a warning, if it cannot be optimized. Browser only.
 */
export const optimizedAddresses = async (address: string, options: ImageOptions): Promise<OptimizedImage> => {
  if (!isUploadAddress(address)) return originalImage(address);
  const visitor = readVisitor(window);
  const key = JSON.stringify([address, options, visitor]);
  const pending = cache.get(key) ?? requestImage(address, options, visitor);
  if (cache.get(key) === undefined) cache.set(key, pending);
  const image = await pending;
  if (image !== null) return image;
  cache.delete(key);
  console.warn("Image optimisation failed; the original is shown:", address);
  return originalImage(address);
};
