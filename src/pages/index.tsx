import { graphql, type PageProps } from "gatsby";

export default function HomePage({ data }: PageProps<Queries.HomePageQuery>) {
  return <main><h1>{data.home?.hero.line}</h1></main>;
}

export const query = graphql`
  query HomePage($language: String!) {
    locales: allLocale(filter: { language: { eq: $language } }) { edges { node { ns data language } } }
    home(language: { eq: $language }) { hero { line } }
    siteFacts(language: { eq: $language }) { brand { name } }
    stay(language: { eq: $language }) { facts }
    suite(language: { eq: $language }) { gallery { slug image { childImageSharp { gatsbyImageData(width: 800, formats: [AVIF, WEBP]) } } } }
  }
`;
