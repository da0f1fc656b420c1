import type { GatsbyNode } from "gatsby";
import { aboutResolvers } from "./about-fields";
import { guideResolvers } from "./guide-fields";
import { homeResolvers } from "./home-fields";
import { cityMapResolvers } from "../location/city-map";
import { imageDataResolvers } from "../pictures/image-data";
import { journalHighlightsResolvers } from "./journal-highlights";
import { pageTextsResolvers } from "./page-texts";
import { textResolvers } from "./text-resolvers";

/** Fields that are worked out when a page asks for them. */
export const createResolvers: GatsbyNode["createResolvers"] = ({ createResolvers: add, createNodeId }) => {
  const addResolvers = add as (resolvers: object) => void;
  // On its own: two objects with a `Query` would replace each other.
  addResolvers(pageTextsResolvers);
  addResolvers({
    ...aboutResolvers,
    ...homeResolvers,
    ...cityMapResolvers,
    ...imageDataResolvers(),
    ...journalHighlightsResolvers(createNodeId),
    ...textResolvers(createNodeId),
  });
  // On types that have others above.
  addResolvers(guideResolvers);
};
