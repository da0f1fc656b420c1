/** Words of a guest that a page quotes, with the review they stand in. */
import type { Context, ReviewNode } from "./gallery-picture";

export const guestQuoteTypes = /* GraphQL */ `
  "A sentence or two of a review, word for word."
  type GuestQuote {
    words: String!
    "Whether they are those of our translation."
    translated: Boolean!
    review: Review!
  }
  "What is quoted, as the content names it; with the review itself it is a GuestQuote of the page."
  type QuotedReview {
    review: String!
    words: String!
  }
`;

export interface QuotedReview {
  readonly review: string;
  readonly words: string;
}

/** @param wantedBy file and field with the quotation; the error names them */
export const guestQuote = async (
  { nodeModel }: Context,
  language: string,
  { review: slug, words }: QuotedReview,
  wantedBy: string,
) => {
  const review = await nodeModel.findOne<ReviewNode>({
    type: "Review",
    query: { filter: { slug: { eq: slug }, language: { eq: language } } },
  });
  if (review === null) throw new Error(`${wantedBy}.review is “${slug}”, but there is no such review.`);
  const plain = (text: string) => text.replace(/\s+/g, " ");
  const { translation, original, positive, negative } = review;
  if (!plain(translation ?? [original, positive, negative].join(" ")).includes(plain(words))) {
    throw new Error(`${wantedBy}.words.${language} is not what review “${slug}” says. Copy its words exactly.`);
  }
  return { words, review, translated: translation !== null };
};

interface SuiteNode {
  readonly language: string;
  readonly slug: string;
  readonly quotes?: readonly QuotedReview[] | null;
}

export const suiteQuoteResolvers = {
  Suite: {
    guestQuotes: {
      type: "[GuestQuote!]!",
      resolve: ({ language, slug, quotes }: SuiteNode, _: unknown, context: Context) =>
        Promise.all(
          (quotes ?? []).map((quote) =>
            guestQuote(context, language, quote, `content/suites/${slug}/suite.yml: quotes`),
          ),
        ),
    },
  },
};
