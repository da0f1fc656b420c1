/** The about page: `content/about.yml`, and the gallery pictures that it names. */
import { type Context, galleryPicture } from "./gallery-picture";

export const aboutTypes = /* GraphQL */ `
  type About implements Node @dontInfer {
    language: String!
    meta: PageMeta!
    title: String!
    standfirst: String!
    "The id of a gallery picture; the picture itself is among the pictures of the page."
    picture: String!
    sections: [AboutSection!]!
    closing: String!
  }
  type AboutSection {
    id: String!
    title: String!
    "As that of the page."
    picture: String
    paragraphs: [String!]!
    list: [AboutItem!]
  }
  type AboutItem {
    id: String!
    text: String!
  }
`;

/** The node of `content/about.yml`. */
interface AboutNode {
  readonly language: string;
  readonly picture: string;
  readonly sections: readonly { readonly id: string; readonly picture?: string | null }[];
}

export const aboutResolvers = {
  About: {
    pictures: {
      type: "[GalleryPicture!]!",
      resolve: ({ language, picture, sections }: AboutNode, _: unknown, context: Context) =>
        Promise.all(
          [
            { slug: picture, field: "picture" },
            ...sections.flatMap((section) =>
              section.picture ? [{ slug: section.picture, field: `sections.${section.id}.picture` }] : [],
            ),
          ].map(({ slug, field }) => galleryPicture(context, language, slug, `content/about.yml: ${field}`)),
        ),
    },
  },
};
