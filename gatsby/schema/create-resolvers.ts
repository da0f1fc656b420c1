import type { GatsbyNode } from "gatsby";
import { aboutResolvers } from "./about";
import { guideResolvers } from "./guide";
import { suiteQuoteResolvers } from "./guest-quote";
import { homeResolvers } from "./home-fields";
import { cityMapResolvers } from "../location/city-map";
import { imageDataResolvers } from "../pictures/image-data";
import { journalHighlightsResolvers } from "./journal-highlights";
import { pageTextsResolvers } from "./page-texts";
import { textResolvers } from "./text-resolvers";

/** Fields that are resolved when a page queries them. */
export const createResolvers: GatsbyNode["createResolvers"] = ({ createResolvers: add, createNodeId }) => {
  const addResolvers = add as (resolvers: object) => void;
  // Apart from the others: of two objects with a `Query`, the second would replace the first.
  addResolvers(pageTextsResolvers);
  addResolvers({
    ...aboutResolvers,
    ...homeResolvers,
    ...suiteQuoteResolvers,
    ...cityMapResolvers,
    ...imageDataResolvers(),
    ...journalHighlightsResolvers(createNodeId),
    ...textResolvers(createNodeId),
  });
  // Types that also have resolvers above.
  addResolvers(guideResolvers);
};
