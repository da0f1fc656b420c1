/** Hashes that show whether a review has changed since its import. Pure functions. */
import { createHash } from "node:crypto";
import type { Review } from "../../../gatsby/content/schema/reviews";

/** SHA-256, in hexadecimal digits. */
export const sha256Of = (data: string | Uint8Array): string => createHash("sha256").update(data).digest("hex");

/** SHA-256 of the guest's part of a review: day, score with its scale, title and words, but not translations and the house's response. */
export const wordsHash = ({ date, score, scale, text }: Review): string =>
  sha256Of(
    JSON.stringify(
      [date, score, scale, text.title, text.original, text.positive, text.negative].map((part) => part ?? null),
    ),
  );
