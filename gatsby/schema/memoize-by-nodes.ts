/** Caches values that many pages need and that are computed from a few nodes. */

/** A Gatsby node. Its digest changes when its content changes. */
export interface NodeWithDigest {
  readonly internal: { readonly contentDigest: string };
}

/**
 * Computes a value once for the same nodes in the same order. Each query still has to read these nodes: Gatsby runs a page's query
 * again only when a node that it has read has changed.
 */
export const memoizeByNodes = <Value>(): ((nodes: readonly (NodeWithDigest | null)[], find: () => Value) => Value) => {
  const known = new Map<string, Value>();
  return (nodes, find) => {
    const key = nodes.map((node) => node?.internal.contentDigest).join(" ");
    const value = known.get(key) ?? find();
    known.set(key, value);
    return value;
  };
};
