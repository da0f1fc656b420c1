import { graphql } from "gatsby";

/** What all reviews add up to. The score stands beside its scale, the categories in the order of the content. */
export const ratingSummary = graphql`
  fragment RatingSummary on ReviewSummary {
    scale
    overall
    categories {
      id
      score
    }
  }
`;
