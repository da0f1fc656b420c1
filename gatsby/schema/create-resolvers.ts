import type { GatsbyNode } from "gatsby";
import { aboutResolvers } from "../about/about-fields";
import { homeResolvers } from "../home/home-fields";
import { cityMapResolvers } from "../location/city-map";
import { imageDataResolvers } from "../pictures/image-data";
import { journalFrontResolvers } from "./journal-front";
import { textResolvers } from "./text-resolvers";

/** Fields that are worked out when a page asks for them. */
export const createResolvers: GatsbyNode["createResolvers"] = ({ createResolvers: add, createNodeId }) => {
  (add as (resolvers: object) => void)({
    ...aboutResolvers,
    ...homeResolvers,
    ...cityMapResolvers,
    ...imageDataResolvers(),
    ...journalFrontResolvers(createNodeId),
    ...textResolvers(createNodeId),
  });
};
