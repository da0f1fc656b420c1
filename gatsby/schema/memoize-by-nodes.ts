/** Values that many pages ask for and that follow from a few nodes. */

/** A node as Gatsby keeps it: another content, another digest. */
export interface NodeWithDigest {
  readonly internal: { readonly contentDigest: string };
}

/**
 * Finds a value once for the same nodes in the same order. Each query has to ask for these nodes all the same: Gatsby makes a page
 * again when one of those has changed that it has seen the page's query ask for.
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
