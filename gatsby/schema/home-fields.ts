/** What the home page shows from elsewhere: gallery pictures and a guest's review. */
import { heroPicture } from "./hero";
import { type Context, type HomeNode, type ReviewNode, galleryPicture } from "./gallery-picture";

export const homeFieldTypes = /* GraphQL */ `
  "A sentence or two of a review, word for word."
  type GuestQuote {
    words: String!
    review: Review!
  }
`;

const guestQuote = {
  type: "GuestQuote",
  async resolve({ language, quote }: HomeNode, _: unknown, { nodeModel }: Context) {
    if (quote === undefined || quote === null) return null;
    const review = await nodeModel.findOne<ReviewNode>({
      type: "Review",
      query: { filter: { slug: { eq: quote.review }, language: { eq: language } } },
    });
    if (review === null)
      throw new Error(`content/home.yml: quote.review is “${quote.review}”, but there is no such review.`);
    const plain = (text: string) => text.replace(/\s+/g, " ");
    const { translation, original, positive, negative } = review;
    if (!plain(translation ?? [original, positive, negative].join(" ")).includes(plain(quote.words))) {
      throw new Error(
        `content/home.yml: quote.words.${language} is not what review “${quote.review}” says. Copy its words exactly.`,
      );
    }
    return { words: quote.words, review };
  },
};

export const homeResolvers = {
  Home: {
    heroPicture,
    guestQuote,
    factsPicture: {
      type: "GalleryPicture!",
      resolve: ({ language, suiteFacts }: HomeNode, _: unknown, context: Context) =>
        galleryPicture(context, language, suiteFacts.picture, "content/home.yml: suiteFacts.picture"),
    },
    stripPictures: {
      type: "[GalleryPicture!]!",
      resolve: ({ language, strip }: HomeNode, _: unknown, context: Context) =>
        Promise.all(strip.map((slug) => galleryPicture(context, language, slug, "content/home.yml: strip"))),
    },
  },
};
