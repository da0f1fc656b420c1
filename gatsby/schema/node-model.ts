/** The part of Gatsby's node model that resolvers use. Gatsby records the nodes that a page reads, and runs its query again when they change. */
export interface Context {
  readonly nodeModel: {
    findAll<Node>(args: { readonly type: string; readonly query: object }): Promise<{ entries: Iterable<Node> }>;
    findOne<Node>(args: { readonly type: string; readonly query: object }): Promise<Node | null>;
    getNodeById(args: { readonly id: string; readonly type: string }): object | null;
    getNodesByIds(args: { readonly ids: readonly string[]; readonly type: string }): readonly object[];
  };
}
