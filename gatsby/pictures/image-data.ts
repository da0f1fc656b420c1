/**
 * The sizes and addresses of a picture, worked out once in a build. Gatsby reads and hashes the file each time a page asks, and the
 * journal's pages ask for the same covers over and over.
 */

interface ImageNode {
  readonly id: string;
  readonly internal: { readonly contentDigest: string };
}

type Resolve<Info> = (image: ImageNode, args: object, context: unknown, info: Info) => unknown;

interface Info {
  /** Gatsby's own way. */
  readonly originalResolver: Resolve<Info>;
}

const resolveOnce = (): Resolve<Info> => {
  const known = new Map<string, unknown>();
  return (image, args, context, info) => {
    const key = JSON.stringify([image.id, image.internal.contentDigest, args]);
    if (!known.has(key)) known.set(key, info.originalResolver(image, args, context, info));
    return known.get(key);
  };
};

/** A page still learns of a changed picture: its file and its node are among what the page asked for. */
export const imageDataResolvers = () => ({ ImageSharp: { gatsbyImageData: { resolve: resolveOnce() } } });
