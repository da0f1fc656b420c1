import type { GatsbyNode } from "gatsby";
import { aboutResolvers } from "./about-fields";
import { guideResolvers } from "./guide-fields";
import { homeResolvers } from "./home-fields";
import { cityMapResolvers } from "../location/city-map";
import { imageDataResolvers } from "../pictures/image-data";
import { journalHighlightsResolvers } from "./journal-highlights";
import { textResolvers } from "./text-resolvers";

/** Fields that are worked out when a page asks for them. */
export const createResolvers: GatsbyNode["createResolvers"] = ({ createResolvers: add, createNodeId }) => {
  const addAny = add as (resolvers: object) => void;
  addAny({
    ...aboutResolvers,
    ...homeResolvers,
    ...cityMapResolvers,
    ...imageDataResolvers(),
    ...journalHighlightsResolvers(createNodeId),
    ...textResolvers(createNodeId),
  });
  // On types that have others above.
  addAny(guideResolvers);
};
