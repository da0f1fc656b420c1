/**
 * Loads a package that is published only as an ES module. Node's own `require` can do so in Gatsby's CommonJS bundle, under tsx and inside
 * jest; the module loader of each of these would need a flag.
 */
import { resolve } from "node:path";

export const loadModule = (name: string): unknown => {
  const { createRequire } = process.getBuiltinModule("node:module");
  return createRequire(resolve(process.cwd(), "package.json"))(name) as unknown;
};
