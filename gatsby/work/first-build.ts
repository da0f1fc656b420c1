import { existsSync } from "node:fs";
import { heroCache } from "../pictures/hero-files";
import { isEditing } from "../sources/content-state";

/** Whether an earlier build has left pictures and bundles. */
export const hasBuiltBefore = existsSync(heroCache);

/** Whether no earlier build has left anything: all pictures are to be encoded, all cards to be drawn. */
export const isFirstBuild = (): boolean => !hasBuiltBefore && !isEditing();
