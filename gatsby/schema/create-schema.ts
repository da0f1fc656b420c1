import { join } from "node:path";
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
import { contentDirectory } from "../content/content-directory";
import type { Context } from "../sources/nodes";

/** `@contentFile`: resolves a field that holds a path below `content/` to the node of that file. Fails with the path if there is no such file. */
const contentFileExtension = {
  name: "contentFile",
  extend: () => ({
    async resolve(source: Record<string, unknown>, _: unknown, { nodeModel }: Context, info: { fieldName: string }) {
      // The path is in another field of the node: `file` for `image`, `coverFile` for `cover`.
      const path = source[info.fieldName === "image" ? "file" : `${info.fieldName}File`];
      if (typeof path !== "string") throw new Error(`No path is known for the picture “${info.fieldName}”.`);
      const absolutePath = join(contentDirectory, path);
      const query = { filter: { absolutePath: { eq: absolutePath } } };
      const file = await nodeModel.findOne<object>({ type: "File", query });
      if (file === null) throw new Error(`content/${path} does not exist. Add the picture, or correct its name.`);
      return file;
    },
  }),
};

/** The whole schema: types are explicit and non-null by default. */
export const createSchemaCustomization: GatsbyNode["createSchemaCustomization"] = ({ actions }) => {
  actions.createFieldExtension(contentFileExtension, { name: "default-site-plugin" });
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
