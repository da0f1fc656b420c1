import type { Configuration } from "webpack";
import { classNameOf, setClassNames } from "./class-names";

const sheet = (path: string, rootContext = "/site") => ({ rootContext, resourcePath: `${rootContext}/${path}` });

test("a class is called by its own name, and apart from those of the same name in other sheets", () => {
  const bar = classNameOf(sheet("src/bar.module.css"), "", "row");
  expect(bar).toMatch(/^row-[\da-f]{5}$/);
  expect(classNameOf(sheet("src/menu.module.css"), "", "row")).not.toBe(bar);
  expect(classNameOf(sheet("src/bar.module.css"), "", "cell")).toMatch(/^cell-/);
});

test("it is called the same wherever the project lies", () => {
  expect(classNameOf(sheet("src/bar.module.css", "/elsewhere"), "", "row")).toBe(
    classNameOf(sheet("src/bar.module.css"), "", "row"),
  );
});

test("sheets with names of their own are told so, others stay", () => {
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
