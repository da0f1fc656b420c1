import { namePages } from "../hosting/name-pages";
import { lookForNoSlices } from "../html/no-slices";
import { isEditing } from "../sources/content-state";
import { encodeInBackground } from "../work/background";
import { hideCopies } from "./page-copies";

/** Before a build: says what Gatsby is to do otherwise, and hides from it what it would remove. */
export const onPreInit = (): void => {
  if (isEditing()) return;
  encodeInBackground();
  namePages();
  lookForNoSlices();
  hideCopies();
};
