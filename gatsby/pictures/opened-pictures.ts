/** Stores the results of opening the content's pictures between builds, because decoding hundreds of pictures takes seconds. */
import { mkdirSync, statSync, writeFileSync } from "node:fs";
import { basename, dirname, resolve, sep } from "node:path";
import * as v from "valibot";
import { readRecords } from "../cached-records";
import { projectFolder } from "../folders";
import { type Picture, type ReadablePicture, openPicture } from "./open-picture";

const file = resolve(projectFolder, ".cache", "opened-pictures.json");
const content = resolve(projectFolder, "content") + sep;

const stored = readRecords<ReadablePicture>(
  file,
  v.object({ width: v.number(), height: v.number(), format: v.string() }),
);
const opened = new Map<string, Promise<Picture>>();
const readable: Record<string, ReadablePicture> = {};
let hasNew = false;

/**
 * Stores the readable pictures of `content/` that this process has opened, if some are new. Called once the content has passed its checks.
 */
export const saveOpened = (): void => {
  if (!hasNew) return;
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify(readable));
  hasNew = false;
};

const openAndKeep = async (path: string, key: string): Promise<Picture> => {
  const known = stored[key];
  const picture = known ?? (await openPicture(path));
  // Problems are not stored: opening a picture can also fail because the machine was busy.
  if ("problem" in picture || !path.startsWith(content)) return picture;
  readable[key] = picture;
  hasNew ||= known === undefined;
  return picture;
};

/**
 * Opens a picture, or returns the earlier result if the file has not changed. A file is identified by its name, time and size, so
 * that the pictures of a moved project, or of the copy that setup makes, are not decoded again. Rejects if it cannot be read.
 */
export const openOnce = (path: string): Promise<Picture> => {
  const { mtimeMs, size } = statSync(path);
  // A copied file keeps only the whole milliseconds of the time.
  const key = `${basename(path)} ${Math.round(mtimeMs)} ${size}`;
  const picture = opened.get(key) ?? openAndKeep(path, key);
  opened.set(key, picture);
  return picture;
};
