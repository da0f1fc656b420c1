/**
 * The sizes and addresses of a picture, worked out once in a build. Gatsby reads and hashes the file each time a page asks, and the
 * journal's pages ask for the same covers over and over; two posts may show the same picture, too.
 */

interface ImageNode {
  /** Id of the file's node. */
  readonly parent: string;
  readonly internal: { readonly contentDigest: string };
}

interface Context {
  readonly nodeModel: {
    getNodeById(args: { readonly id: string; readonly type: "File" }): { readonly name: string } | null;
  };
}

type Resolve<Info> = (image: ImageNode, args: object, context: Context, info: Info) => unknown;

interface Info {
  /** Gatsby's own way. */
  readonly originalResolver: Resolve<Info>;
}

const resolveOnce = (): Resolve<Info> => {
  const known = new Map<string, unknown>();
  return (image, args, context, info) => {
    // What a picture's address is made of: what it shows, its name, and the sizes.
    const file = context.nodeModel.getNodeById({ id: image.parent, type: "File" });
    const key = JSON.stringify([image.internal.contentDigest, file?.name ?? image.parent, args]);
    if (!known.has(key)) known.set(key, info.originalResolver(image, args, context, info));
    return known.get(key);
  };
};

/** A page still learns of a changed picture: its file and its node are among what the page asked for. */
export const imageDataResolvers = () => ({ ImageSharp: { gatsbyImageData: { resolve: resolveOnce() } } });
