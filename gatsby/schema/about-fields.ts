/** The pictures that the about page names, from the suites' galleries. */
import { type Context, galleryPicture } from "./gallery-picture";

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
