import type { GatsbyNode } from "gatsby";
import { guideResolvers } from "./guide";
import { heroResolvers } from "./hero";
import { cityMapResolvers } from "../location/city-map";
import { imageDataResolvers } from "../pictures/image-data";
import { pageTextsResolvers } from "./page-texts";
import { textResolvers } from "./text-resolvers";

/** Fields that are resolved when a page queries them. */
export const createResolvers: GatsbyNode["createResolvers"] = ({ createResolvers: add, createNodeId }) => {
  const addResolvers = add as (resolvers: object) => void;
  // Apart from the others: of two objects with a `Query`, the second would replace the first.
  addResolvers(pageTextsResolvers);
  addResolvers({
    ...heroResolvers,
    ...cityMapResolvers,
    ...imageDataResolvers(),
    ...textResolvers(createNodeId),
  });
  // The type SiteFacts also has resolvers above.
  addResolvers(guideResolvers);
};
