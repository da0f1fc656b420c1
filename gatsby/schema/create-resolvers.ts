import type { GatsbyNode } from "gatsby";
import { cityMapResolvers } from "../location/city-map";
import { imageDataResolvers } from "../pictures/image-data";
import { guideResolvers } from "./texts";
import { heroResolvers } from "./hero";
import { journalResolvers } from "./journal";
import { localeResolvers, pageTextsResolvers } from "./page-texts";

/** Adds the fields that are resolved when a page queries them. */
export const createResolvers: GatsbyNode["createResolvers"] = ({ createResolvers, createNodeId }) => {
  for (const resolvers of [
    pageTextsResolvers(createNodeId),
    localeResolvers(createNodeId),
    journalResolvers(createNodeId),
    heroResolvers,
    cityMapResolvers,
    guideResolvers,
    imageDataResolvers(),
  ])
    (createResolvers as (resolvers: object) => void)(resolvers);
};
