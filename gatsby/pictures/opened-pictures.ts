/** Stores the results of opening the content's pictures between builds, because decoding hundreds of pictures takes seconds. */
import { mkdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { dirname, resolve, sep } from "node:path";
import * as v from "valibot";
import { projectFolder } from "../hosting/public-folder";
import { type Picture, type ReadablePicture, openPicture } from "./open-picture";

const file = resolve(projectFolder, ".cache", "opened-pictures.json");
const content = resolve(projectFolder, "content") + sep;

const schema = v.record(v.string(), v.object({ width: v.number(), height: v.number(), format: v.string() }));

const readStored = (): Readonly<Record<string, ReadablePicture>> => {
  try {
    return v.parse(schema, JSON.parse(readFileSync(file, "utf8")));
  } catch {
    return {};
  }
};

const stored = readStored();
const opened = new Map<string, Promise<Picture>>();
const readable: Record<string, ReadablePicture> = {};

/** Stores the readable pictures of `content/` that this process has opened. Called when the process exits. */
export const saveOpened = (): void => {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify(readable));
};

const openAndKeep = async (path: string, key: string): Promise<Picture> => {
  const picture = stored[key] ?? (await openPicture(path));
  // Problems are not stored: opening a picture can also fail because the machine was busy.
  if ("problem" in picture || !path.startsWith(content)) return picture;
  if (Object.keys(readable).length === 0) process.once("exit", saveOpened);
  readable[key] = picture;
  return picture;
};

/** Opens a picture, or returns the earlier result if the file has not changed. Rejects if the file cannot be read. */
export const openOnce = (path: string): Promise<Picture> => {
  const { mtimeMs, size } = statSync(path);
  const key = `${path} ${mtimeMs} ${size}`;
  const picture = opened.get(key) ?? openAndKeep(path, key);
  opened.set(key, picture);
  return picture;
};
