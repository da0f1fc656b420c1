export { createPages } from "./gatsby/pages/create-pages";
export { onCreatePage } from "./gatsby/pages/on-create-page";
export { onPostBuild } from "./gatsby/post-build/on-post-build";
export { createResolvers } from "./gatsby/schema/create-resolvers";
export { createSchemaCustomization } from "./gatsby/schema/create-schema-customization";
export { onCreateNode } from "./gatsby/sources/on-create-node";
export { sourceNodes } from "./gatsby/sources/source-nodes";
export { onCreateWebpackConfig } from "./gatsby/webpack/on-create-webpack-config";
