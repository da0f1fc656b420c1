import type { Configuration } from "webpack";
import { classNameOf, setClassNames } from "./class-names";

const sheet = (path: string, rootContext = "/site") => ({ rootContext, resourcePath: `${rootContext}/${path}` });

test("a generated class name begins with the class's name, and is different in each style sheet", () => {
  const bar = classNameOf(sheet("src/bar.module.css"), "", "row");
  expect(bar).toMatch(/^row-[\da-f]{5}$/);
  expect(classNameOf(sheet("src/menu.module.css"), "", "row")).not.toBe(bar);
  expect(classNameOf(sheet("src/bar.module.css"), "", "cell")).toMatch(/^cell-/);
});

test("the generated name does not depend on the project's folder", () => {
  expect(classNameOf(sheet("src/bar.module.css", "/elsewhere"), "", "row")).toBe(
    classNameOf(sheet("src/bar.module.css"), "", "row"),
  );
});

test("changes the options of CSS modules, but not those of other style sheets", () => {
  const modules = { namedExport: true };
  const plain = { modules: false };
  const loader = "/packages/css-loader/dist/cjs.js";
  const config: Configuration = {
    module: {
      rules: [{ oneOf: [{ use: [{ loader, options: { modules } }] }, { use: [{ loader, options: plain }] }] }],
    },
  };
  setClassNames(config);
  expect(modules).toEqual({ namedExport: true, getLocalIdent: classNameOf });
  expect(plain).toEqual({ modules: false });
  expect(() => setClassNames({ module: { rules: [] } })).toThrow("class-names: Gatsby");
});
