/** What the home page's resolvers read of other nodes. */

export interface GalleryPicture {
  readonly slug: string;
  readonly alt: string;
  readonly caption: string;
  readonly focus: { readonly x: number; readonly y: number };
  /** Path below `content/`. */
  readonly file: string;
}

export interface ReviewNode {
  readonly slug: string;
  readonly original: string | null;
  readonly positive: string | null;
  readonly negative: string | null;
  readonly translation: string | null;
}

/** The node of `content/home.yml`. */
export interface HomeNode {
  readonly language: string;
  readonly hero: { readonly picture: string };
  readonly suiteFacts: { readonly picture: string };
  readonly strip: readonly string[];
  /** Null while there is no review. */
  readonly quote?: { readonly review: string; readonly words: string } | null;
}

export interface Context {
  readonly nodeModel: {
    findAll<Node>(args: { type: string; query: object }): Promise<{ entries: Iterable<Node> }>;
    findOne<Node>(args: { type: string; query: object }): Promise<Node | null>;
  };
}

/** A gallery picture of any suite, in a language. `wantedBy` is the file and field with the id; the error names them. */
export const galleryPicture = async (
  { nodeModel }: Context,
  language: string,
  slug: string,
  wantedBy: string,
): Promise<GalleryPicture> => {
  const { entries } = await nodeModel.findAll<{ gallery: readonly GalleryPicture[] }>({
    type: "Suite",
    query: { filter: { language: { eq: language } } },
  });
  const picture = [...entries].flatMap(({ gallery }) => gallery).find((candidate) => candidate.slug === slug);
  if (picture === undefined) {
    throw new Error(`${wantedBy} is “${slug}”, but no suite's gallery has a picture of that id.`);
  }
  return picture;
};
