/** The rules of this project, as a plugin of the linter. */
import { borders } from "./borders.mjs";
import { noVisibleText } from "./no-visible-text.mjs";

/** Rule `house/no-barrels`: no `export … from`. `.oxlintrc.json` turns it off for the files with Gatsby's hooks. */
const noBarrels = {
  meta: { type: "problem", schema: [] },
  create(context) {
    const message = "No barrels: import from the file that defines this.";
    return {
      ExportAllDeclaration: (node) => context.report({ node, message }),
      ExportNamedDeclaration(node) {
        if (node.source !== null) context.report({ node, message });
      },
    };
  },
};

export default {
  meta: { name: "house" },
  rules: { borders, "no-barrels": noBarrels, "no-visible-text": noVisibleText },
};
