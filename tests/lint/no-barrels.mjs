/** Rule `house/no-barrels`: modules must not re-export anything, except the root files that Gatsby requires. */
export const noBarrels = {
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
