/**
 * Loads a package that is an ES module only. Node's own `require` does so in every place this code runs: in Gatsby's CommonJS bundle, under tsx
 * and inside jest, whose module loaders would each need a flag.
 */
import { resolve } from "node:path";

export const loadModule = (name: string): unknown => {
  const { createRequire } = process.getBuiltinModule("node:module");
  return createRequire(resolve(process.cwd(), "package.json"))(name) as unknown;
};
