/**
 * The sizes and addresses of a picture, computed once in a build. Gatsby reads and hashes the file for each page that queries it, and the
 * journal's pages query the same covers many times; two posts may show the same picture, too.
 */
import sharp from "sharp";
import type { Context } from "../schema/node-model";
import { isDevelopment } from "../sources/content-state";
import { openPicture } from "./open-picture";

interface ImageNode {
  /** Id of the file's node. */
  readonly parent: string;
  readonly internal: { readonly contentDigest: string };
}

interface FileNode {
  readonly name: string;
  readonly absolutePath: string;
}

interface Args {
  readonly breakpoints?: readonly number[];
  readonly aspectRatio?: number;
}

type Resolve<Info> = (image: ImageNode, args: Args, context: Context, info: Info) => unknown;

interface Info {
  /** Gatsby's own resolver. */
  readonly originalResolver: Resolve<Info>;
}

/** Replaces a picture that cannot be shown until it is fixed: an empty one of a usual shape. */
const blank = {
  layout: "fullWidth",
  backgroundColor: "#d9d4cc",
  width: 1,
  height: 2 / 3,
  images: {
    fallback: { src: "data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==" },
    sources: [],
  },
};

/**
 * Gatsby measures a picture as it is stored and rotates it only afterwards: a portrait photograph stored as landscape would be cropped to landscape.
 * So it gets the rotated dimensions, and no width beyond the picture's own.
 */
export const uprightArgs = async (path: string, args: Args): Promise<Args> => {
  const { orientation = 1, autoOrient } = await sharp(path).metadata();
  if (orientation < 5) return args;
  const { width, height } = autoOrient;
  const breakpoints = args.breakpoints?.filter((breakpoint) => breakpoint <= width);
  return { ...args, aspectRatio: width / height, ...(breakpoints !== undefined && { breakpoints }) };
};

const resolveOnce = (): Resolve<Info> => {
  const known = new Map<string, unknown>();
  return (image, args, context, info) => {
    // What a picture's address is made of: its content, its name, and the sizes.
    const file = context.nodeModel.getNodeById({ id: image.parent, type: "File" }) as FileNode | null;
    const key = JSON.stringify([image.internal.contentDigest, file?.name ?? image.parent, args]);
    const find = async (): Promise<unknown> => {
      if (file === null) return info.originalResolver(image, args, context, info);
      // Gatsby would end the development server at a picture that it cannot open. The content check reports it.
      if (isDevelopment() && "problem" in (await openPicture(file.absolutePath))) return blank;
      return info.originalResolver(image, await uprightArgs(file.absolutePath, args), context, info);
    };
    if (!known.has(key)) known.set(key, find());
    return known.get(key);
  };
};

/** A page is still rebuilt when a picture changes: it has queried the file and its node. */
export const imageDataResolvers = () => ({ ImageSharp: { gatsbyImageData: { resolve: resolveOnce() } } });
