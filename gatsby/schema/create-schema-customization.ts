import type { GatsbyNode } from "gatsby";
import { cityMapTypes } from "../location/city-map";
import { backendTypes } from "./backend";
import { contentFileExtension } from "./content-file";
import { heroTypes } from "./hero";
import { journalTypes } from "./journal";
import { pageTypes } from "./pages";
import { reviewTypes } from "./reviews";
import { siteTypes } from "./site";
import { stayTypes } from "./stay";
import { suiteTypes } from "./suite";
import { textTypes } from "./texts";

/** The whole schema: types are explicit and non-null by default. */
export const createSchemaCustomization: GatsbyNode["createSchemaCustomization"] = ({ actions }) => {
  actions.createFieldExtension(contentFileExtension, { name: "default-site-plugin" });
  actions.createTypes([
    siteTypes,
    stayTypes,
    pageTypes,
    heroTypes,
    cityMapTypes,
    reviewTypes,
    suiteTypes,
    journalTypes,
    textTypes,
    backendTypes,
  ]);
};
