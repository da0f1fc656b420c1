import type { GatsbyNode } from "gatsby";
import { guideResolvers } from "./guide";
import { heroResolvers } from "./hero";
import { cityMapResolvers } from "../location/city-map";
import { imageDataResolvers } from "../pictures/image-data";
import { pageTextsResolvers } from "./page-texts";
import { textResolvers } from "./text-resolvers";

/** Adds the fields that are resolved when a page queries them. */
export const createResolvers: GatsbyNode["createResolvers"] = ({ createResolvers: add, createNodeId }) => {
  const addResolvers = add as (resolvers: object) => void;
  // Added separately, because spreading two objects with a `Query` would keep only the second.
  addResolvers(pageTextsResolvers);
  addResolvers({
    ...heroResolvers,
    ...cityMapResolvers,
    ...imageDataResolvers(),
    ...textResolvers(createNodeId),
  });
  // Added separately, because the resolvers above also have a `SiteFacts`.
  addResolvers(guideResolvers);
};
