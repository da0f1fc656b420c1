import { unsettlePages } from "../hosting/settle-pages";
import { isEditing } from "../sources/content-state";
import { encodeInBackground } from "../work/background";
import { hideCopies } from "./page-copies";

/** Before a build: gives what the last one has left the names and places that Gatsby expects. */
export const onPreInit = (): void => {
  if (!isEditing()) encodeInBackground();
  unsettlePages();
  hideCopies();
};
