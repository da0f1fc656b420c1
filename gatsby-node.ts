/** The hooks that Gatsby calls during a build and in development. */
export { onPreBootstrap, onPostBuild } from "./gatsby/build-steps";
export { createPages, onCreatePage } from "./gatsby/pages/create-pages";
export { onPreInit } from "./gatsby/hosting/public-pages";
export { onPreBuild } from "./gatsby/service-worker/write-service-worker";
export { createResolvers, createSchemaCustomization } from "./gatsby/schema/create-schema";
export { onCreateDevServer } from "./gatsby/sources/content-issues";
export { onCreateNode, onPostBootstrap, shouldOnCreateNode, sourceNodes } from "./gatsby/sources/source-nodes";
export { onCreateWebpackConfig } from "./gatsby/webpack/on-create-webpack-config";
