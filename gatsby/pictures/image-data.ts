/**
 * Computes the sizes and URLs of a picture once per build. Gatsby alone would read and hash the file again for each page that queries it.
 */
import type { Node } from "gatsby";
import sharp from "sharp";
import type { Context } from "../sources/nodes";
import { isDevelopment } from "../sources/content-state";
import { openOnce } from "./opened-pictures";

interface ImageNode {
  readonly parent: string;
  readonly internal: { readonly contentDigest: string };
}

type Args = Readonly<{ breakpoints?: readonly number[]; aspectRatio?: number }>;

/** `originalResolver` is Gatsby's own. */
type Resolve = (image: ImageNode, args: Args, context: Context, info: { originalResolver: Resolve }) => unknown;

/** Shown during development instead of a picture that cannot be opened: an empty picture with a common aspect ratio. */
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
 * Sets the aspect ratio to that after the EXIF rotation, and removes breakpoints wider than the picture. Gatsby measures before the
 * rotation, and would crop a portrait stored as landscape.
 */
export const uprightArgs = async (path: string, args: Args): Promise<Args> => {
  const { orientation = 1, autoOrient } = await sharp(path).metadata();
  if (orientation < 5) return args;
  const { width, height } = autoOrient;
  const breakpoints = args.breakpoints?.filter((breakpoint) => breakpoint <= width);
  return { ...args, aspectRatio: width / height, ...(breakpoints !== undefined && { breakpoints }) };
};

const resolveOnce = (): Resolve => {
  const known = new Map<string, unknown>();
  return (image, args, context, info) => {
    // A picture's URL depends on its content, its name, and the sizes.
    const file = context.nodeModel.getNodeById({ id: image.parent, type: "File" }) as Node | null;
    const key = JSON.stringify([image.internal.contentDigest, file?.["name"] ?? image.parent, args]);
    const find = async (): Promise<unknown> => {
      if (file === null) return info.originalResolver(image, args, context, info);
      const path = String(file["absolutePath"]);
      // A picture that cannot be opened would end Gatsby's development server. The content check reports it.
      if (isDevelopment() && "problem" in (await openOnce(path))) return blank;
      return info.originalResolver(image, await uprightArgs(path, args), context, info);
    };
    if (!known.has(key)) known.set(key, find());
    return known.get(key);
  };
};

/** Resolvers that share results. A page is still rebuilt when a picture changes, because it has queried the file's node. */
export const imageDataResolvers = () => ({ ImageSharp: { gatsbyImageData: { resolve: resolveOnce() } } });
