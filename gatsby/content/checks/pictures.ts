/** Whether a picture is there and large enough for where it is shown. */
import { statSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import * as v from "valibot";
import { Remembered } from "../../remembered";
import type { CheckTools } from "../content";
import type { Fault } from "../fault";

/** Least width and height in pixels. */
interface Least {
  readonly width: number;
  readonly height: number;
}

/** Pictures that fill a page, and the cards that other sites show. */
export const largePicture: Least = { width: 1600, height: 900 };
/** Pictures within a text. */
export const textPicture: Least = { width: 1200, height: 630 };

/** Null for a file that is no picture. */
type Size = Least | null;

const sizeSchema: v.GenericSchema<unknown, Size> = v.nullable(v.object({ width: v.number(), height: v.number() }));

// A picture is opened once for as long as it does not change: in this process, and in those of later builds.
const sizes = new Map<string, Promise<Size>>();
let known = Remembered.empty<Size>();

/** Takes over the sizes that earlier builds have read. */
export const recallSizes = async (path: string, terms: string): Promise<void> => {
  known = await Remembered.open(path, terms, sizeSchema);
};

export const keepSizes = (): Promise<void> => known.save();

const readSize = (path: string): Promise<Size> =>
  sharp(path)
    .metadata()
    .then(({ width, height, orientation = 1 }) =>
      orientation > 4 ? { width: height, height: width } : { width, height },
    )
    .catch(() => null);

const sizeOf = (path: string): Promise<Size> => {
  const { mtimeMs, size } = statSync(path);
  const key = `${path} ${mtimeMs} ${size}`;
  const read = sizes.get(key) ?? known.of(path, [path], () => readSize(path));
  sizes.set(key, read);
  return read;
};

/** Tells where `path` (below `content/`) is missing, broken or too small; `place` is what names it, looked up only then. */
export const checkPicture = async (
  path: string,
  place: () => Pick<Fault, "file" | "line" | "field">,
  paths: ReadonlySet<string>,
  least: Least,
  { directory, report }: CheckTools,
): Promise<void> => {
  const name = path.split("/").at(-1) ?? path;
  if (!paths.has(path)) {
    report({
      ...place(),
      problem: `The picture “${name}” is missing.`,
      cure: `Put it at content/${path}, or correct its name.`,
    });
    return;
  }
  const size = await sizeOf(join(directory, path));
  if (size === null) {
    report({
      ...place(),
      problem: `The picture “${name}” cannot be read.`,
      cure: "Save it again as JPEG, PNG or WebP.",
    });
    return;
  }
  const [long, short] = [Math.max(size.width, size.height), Math.min(size.width, size.height)];
  if (long >= least.width && short >= least.height) return;
  report({
    ...place(),
    problem: `The picture “${name}” is too small: ${size.width} × ${size.height} pixels.`,
    cure: `Use one of at least ${least.width} × ${least.height} pixels.`,
  });
};
