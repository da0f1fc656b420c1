import type { GatsbyNode } from "gatsby";
import { cityMapResolvers, cityMapTypes } from "../location/city-map";
import { backendTypes } from "./backend";
import { journalResolvers, journalTypes } from "./journal";
import { homeResolvers, pageTypes } from "./pages";
import { reviewTypes } from "./reviews";
import { siteTypes } from "./site";
import { stayTypes } from "./stay";
import { suiteTypes } from "./suite";
import { guideResolvers, textTypes } from "./texts";
import { imageDataResolvers } from "../pictures/image-data";
import { localeResolvers, pageTextsResolvers } from "./page-texts";

/** The schema of the content and the backend: types are explicit, and fields are non-null unless null has a meaning. */
export const createSchemaCustomization: GatsbyNode["createSchemaCustomization"] = ({ actions }) => {
  actions.createTypes([
    siteTypes,
    stayTypes,
    pageTypes,
    cityMapTypes,
    reviewTypes,
    suiteTypes,
    journalTypes,
    textTypes,
    backendTypes,
  ]);
};

/** Adds the fields that are resolved when a page queries them. */
export const createResolvers: GatsbyNode["createResolvers"] = ({ createResolvers, createNodeId }) => {
  for (const resolvers of [
    pageTextsResolvers(createNodeId),
    localeResolvers(createNodeId),
    journalResolvers(createNodeId),
    homeResolvers,
    cityMapResolvers,
    guideResolvers,
    imageDataResolvers(),
  ])
    (createResolvers as (resolvers: object) => void)(resolvers);
};
