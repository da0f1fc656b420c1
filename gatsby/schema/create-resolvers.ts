import type { GatsbyNode } from "gatsby";
import { aboutResolvers } from "./about-fields";
import { homeResolvers } from "./home-fields";
import { cityMapResolvers } from "../location/city-map";
import { imageDataResolvers } from "../pictures/image-data";
import { journalHighlightsResolvers } from "./journal-highlights";
import { textResolvers } from "./text-resolvers";

/** Fields that are worked out when a page asks for them. */
export const createResolvers: GatsbyNode["createResolvers"] = ({ createResolvers: add, createNodeId }) => {
  (add as (resolvers: object) => void)({
    ...aboutResolvers,
    ...homeResolvers,
    ...cityMapResolvers,
    ...imageDataResolvers(),
    ...journalHighlightsResolvers(createNodeId),
    ...textResolvers(createNodeId),
  });
};
