import { graphql, useStaticQuery } from "gatsby";
import type { Language } from "../../../settings/languages";

type HouseNames = Queries.HouseNamesQuery["houses"]["nodes"][number];

/** The names of the house and its suites in any language. A page's own query has them in the language of the page only. */
export const useHouseNames = (language: Language): HouseNames => {
  const { houses } = useStaticQuery<Queries.HouseNamesQuery>(graphql`
    query HouseNames {
      houses: allSiteFacts {
        nodes {
          language
          brand {
            name
          }
          suites {
            slug
            name
          }
        }
      }
    }
  `);
  const names = houses.nodes.find((house) => house.language === language);
  if (names === undefined) throw new Error(`The site has no facts in the language ${language}.`);
  return names;
};
