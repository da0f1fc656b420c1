import * as v from "valibot";
import { type Outcome, callFunction } from "../../forms/api/call-function";
import type { ImageRequest } from "../describe-image";

const answer = v.object({ optimizedUrl: v.nullish(v.string()), fallback: v.nullish(v.boolean()) });

/** Requests the URL of an optimized picture (specification §7). */
export const optimizeImage = (request: ImageRequest): Promise<Outcome<v.InferOutput<typeof answer>>> =>
  callFunction("optimize-image", { ...request }, answer);
